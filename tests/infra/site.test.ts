import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Synthesised } from './synthesised.ts';

const cloud = new Synthesised();

const Behaviour = z.looseObject({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  ViewerProtocolPolicy: z.string(),
  FunctionAssociations: z
    .array(z.object({ EventType: z.string(), FunctionARN: z.object({ 'Fn::GetAtt': z.array(z.string()) }) }))
    .default([]),
});
const distribution = z
  .object({
    DistributionConfig: z.looseObject({
      DefaultCacheBehavior: Behaviour,
      CacheBehaviors: z.array(Behaviour),
      Origins: z.array(z.looseObject({ Id: z.string() })),
      CustomErrorResponses: z.unknown().optional(),
    }),
  })
  .parse(cloud.one('AWS::CloudFront::Distribution').properties).DistributionConfig;
const { DefaultCacheBehavior: screens, CacheBehaviors } = distribution;
const [description, api, images] = CacheBehaviors;
const originOf = (behaviour: z.output<typeof Behaviour> | undefined) =>
  distribution.Origins.find(({ Id }) => Id === behaviour?.TargetOriginId);

describe('the one origin', () => {
  it('matches the description’s file first, then the API, then the pictures, then the site', () => {
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/api/openapi.json',
      '/api/*',
      '/equipment-images/*',
    ]);
    expect(originOf(description)).toBe(originOf(screens));
    expect(JSON.stringify(originOf(api))).toContain('.execute-api.us-east-1.amazonaws.com');
  });

  it('forwards every method to the API uncached, with all that the visitor sent except the host', () => {
    expect(api).toMatchObject({
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // CachingDisabled
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac', // AllViewerExceptHostHeader
    });
  });

  it('identifies itself to the API', () => {
    const headers = z
      .object({ OriginCustomHeaders: z.array(z.unknown()) })
      .parse(originOf(api)).OriginCustomHeaders;
    expect(headers).toEqual([{ HeaderName: 'x-origin-secret', HeaderValue: expect.anything() }]);
    expect(JSON.stringify(headers)).toMatch(
      /\{\{resolve:secretsmanager:.*OriginSecret.*:SecretString:::\}\}/,
    );
  });

  it('redirects everyone to TLS', () => {
    for (const behaviour of [screens, ...CacheBehaviors])
      expect(behaviour.ViewerProtocolPolicy).toBe('redirect-to-https');
  });

  it('is the only reader of the site’s bucket', () => {
    expect(originOf(screens)).toMatchObject({ OriginAccessControlId: expect.anything() });
    const policy = cloud.one('AWS::S3::BucketPolicy', 'Files', 'NetwrightSite').properties.PolicyDocument;
    const { Statement } = z
      .object({ Statement: z.array(z.looseObject({ Effect: z.string() })) })
      .parse(policy);
    expect(Statement.filter(({ Effect }) => Effect === 'Allow')).toMatchObject([
      {
        Action: 's3:GetObject',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
      },
    ]);
  });

  it('passes the API’s own errors through', () => {
    expect(distribution.CustomErrorResponses).toBeUndefined();
  });
});

describe('paths', () => {
  const rewritten = (behaviour: typeof screens | undefined, uri: string): string =>
    requestAfter(behaviour, uri).uri;
  const requestAfter = (behaviour: typeof screens | undefined, uri: string, headers = {}) => {
    const [id = ''] = behaviour?.FunctionAssociations[0]?.FunctionARN['Fn::GetAtt'] ?? [];
    const { FunctionCode } = z
      .object({ FunctionCode: z.string() })
      .parse(cloud.one('AWS::CloudFront::Function', id).properties);
    const call = "handler({ request: { uri, headers }, viewer: { ip: '192.0.2.7' } })";
    return z
      .object({ uri: z.string(), headers: z.record(z.string(), z.object({ value: z.string() })) })
      .parse(runInNewContext(`${FunctionCode}; ${call}`, { uri, headers }));
  };

  it.each(['/', '/dashboard', '/designs/64b7f0c2a1d3e4f5a6b7c8d9', '/designs/', '/v1.2/designs'])(
    '%s is a screen of the site',
    (path) => expect(rewritten(screens, path)).toBe('/index.html'),
  );

  it.each(['/assets/index-BX12.js', '/config.json', '/favicon.svg'])('%s is a file', (path) =>
    expect(rewritten(screens, path)).toBe(path),
  );

  it.each([
    ['/api/report/', '/api/report'],
    ['/api/report', '/api/report'],
    ['/api/users/me', '/api/users/me'],
  ])('%s reaches the API as %s', (path, expected) => expect(rewritten(api, path)).toBe(expected));

  it('the API learns the visitor’s address from the distribution, whatever the visitor sends', () => {
    const spoofed = { 'x-viewer-address': { value: '198.51.100.1' } };
    expect(requestAfter(api, '/api/users/login', spoofed).headers).toEqual({
      'x-viewer-address': { value: '192.0.2.7' },
    });
  });
});

describe('the security headers of responses', () => {
  const headers = cloud.one('AWS::CloudFront::ResponseHeadersPolicy', 'Headers');
  const text = JSON.stringify(headers.properties).replace(/","|",\{"Fn::ImportValue":"[^"]*"\},"/g, '…');
  const policy = /default-src[^"]*/.exec(text)?.[0].split('; ') ?? [];
  const sources = (directive: string) =>
    policy.find((part) => part.startsWith(`${directive} `))?.slice(directive.length + 1);

  it('is part of every response of the site and the API', () => {
    for (const behaviour of [screens, description, api]) {
      expect(behaviour?.ResponseHeadersPolicyId).toEqual({ Ref: headers.id });
    }
  });

  it.each([
    ['default-src', "'self'"],
    ['script-src', "'self' 'wasm-unsafe-eval'"],
    ['worker-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self' data: blob:"],
    ['font-src', "'self'"],
    ['form-action', "'self' https://checkout.paystack.com"],
    ['base-uri', "'self'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('allows %s %s', (directive, allowed) => expect(sources(directive)).toBe(allowed));

  it('connects to the identity service and the reports’ bucket only', () => {
    const connect = sources('connect-src')?.split(' ');
    expect(connect).toHaveLength(3);
    expect(connect?.slice(0, 2)).toEqual(["'self'", 'https://cognito-idp.us-east-1.amazonaws.com']);
    expect(JSON.stringify(headers.properties)).toMatch(
      /"Fn::ImportValue":"[^"]*ReportFiles[^"]*RegionalDomainName/,
    );
  });

  it('runs no inline code, and compiles nothing but WebAssembly', () => {
    const [own, wasm, ...others] = sources('script-src')?.split(' ') ?? [];
    expect([own, wasm]).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(others.join(' ')).not.toMatch(/unsafe|http|\*/);
  });

  it('requires TLS, forbids type sniffing and framing', () => {
    expect(headers.properties).toMatchObject({
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 63_072_000,
            IncludeSubdomains: true,
            Override: true,
          },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
        },
      },
    });
  });
});

describe('the pictures of devices', () => {
  const bucket = cloud.one('AWS::S3::Bucket', 'EquipmentImages');

  it('come from their bucket, signed, under an unchanged path', () => {
    expect(JSON.stringify(originOf(images))).toMatch(
      /"Fn::ImportValue":"[^"]*EquipmentImages[^"]*RegionalDomainName/,
    );
    expect(originOf(images)).toMatchObject({ OriginAccessControlId: expect.anything() });
    expect(cloud.one('AWS::CloudFront::OriginAccessControl', 'Images').properties).toMatchObject({
      OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
    });
    expect(images?.FunctionAssociations).toEqual([]);
  });

  it('are cached at the edge for as long as their objects say, and fetched by GET only', () => {
    expect(images?.CachePolicyId).toBe('658327ea-f89d-4fab-a63d-7e88639e58f6'); // CachingOptimized
    expect(images?.AllowedMethods).toBeUndefined();
  });

  it('may be read only by distributions of this account', () => {
    const policy = cloud.one('AWS::S3::BucketPolicy', 'EquipmentImages').properties.PolicyDocument;
    const { Statement } = z
      .object({ Statement: z.array(z.looseObject({ Effect: z.string() })) })
      .parse(policy);
    expect(Statement.filter(({ Effect }) => Effect === 'Allow')).toEqual([
      {
        Effect: 'Allow',
        Action: 's3:GetObject',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': [bucket.id, 'Arn'] }, '/equipment-images/*']] },
        Condition: {
          ArnLike: {
            'AWS:SourceArn': {
              'Fn::Join': [
                '',
                [
                  'arn:',
                  { Ref: 'AWS::Partition' },
                  ':cloudfront::',
                  { Ref: 'AWS::AccountId' },
                  ':distribution/*',
                ],
              ],
            },
          },
        },
      },
    ]);
  });

  it('are only pictures to a browser, whatever they contain', () => {
    const headers = cloud.one('AWS::CloudFront::ResponseHeadersPolicy', 'ImagesHeaders');
    expect(images?.ResponseHeadersPolicyId).toEqual({ Ref: headers.id });
    expect(headers.properties).toMatchObject({
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: "default-src 'none'; sandbox",
            Override: true,
          },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          StrictTransportSecurity: { Override: true },
        },
        CustomHeadersConfig: {
          Items: [{ Header: 'cross-origin-resource-policy', Value: 'same-origin', Override: true }],
        },
      },
    });
  });
});

describe('the firewall', () => {
  const { Rules } = z
    .object({ Scope: z.literal('CLOUDFRONT'), Rules: z.array(z.looseObject({ Name: z.string() })) })
    .parse(cloud.one('AWS::WAFv2::WebACL', 'FirewallAcl', 'NetwrightSite').properties);
  const rule = (name: string) => Rules.find(({ Name }) => Name === name);

  it('protects the distribution', () => {
    expect(distribution.WebACLId).toEqual({
      'Fn::GetAtt': [cloud.one('AWS::WAFv2::WebACL', 'FirewallAcl', 'NetwrightSite').id, 'Arn'],
    });
  });

  it('throttles frequent callers with the API’s own error', () => {
    for (const [name, limit] of [
      ['account-calls', 50],
      ['any-calls', 3_000],
    ] as const) {
      expect(rule(name)).toMatchObject({
        Statement: { RateBasedStatement: { Limit: limit, AggregateKeyType: 'IP', EvaluationWindowSec: 300 } },
        Action: { Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'tooMany' } } },
      });
    }
    const body = z
      .object({ CustomResponseBodies: z.object({ tooMany: z.object({ Content: z.string() }) }) })
      .parse(cloud.one('AWS::WAFv2::WebACL', 'FirewallAcl', 'NetwrightSite').properties).CustomResponseBodies
      .tooMany.Content;
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      code: 'too_many_requests',
      error: expect.any(String),
    });
  });

  it('watches the calls that make accounts or send mail more closely', () => {
    const [, pattern = '$^'] = /"RegexString":"([^"]+)"/.exec(JSON.stringify(rule('account-calls'))) ?? [];
    for (const path of ['/api/users/register', '/api/users/forgot-password', '/api/users/reset-password/']) {
      expect(path).toMatch(new RegExp(pattern));
    }
    expect('/api/users/me').not.toMatch(new RegExp(pattern));
  });

  it('accepts network plans, which are large and full of addresses and paths', () => {
    const overrides = JSON.stringify(rule('AWSManagedRulesCommonRuleSet'));
    for (const name of ['SizeRestrictions_BODY', 'EC2MetaDataSSRF_BODY', 'GenericRFI_BODY']) {
      expect(overrides).toContain(`{"ActionToUse":{"Count":{}},"Name":"${name}"}`);
    }
  });
});

describe('the site’s files', () => {
  const [pages, assets] = ['DeploymentPages', 'DeploymentAssets'].map((id) =>
    cloud.one('Custom::CDKBucketDeployment', id),
  );

  it('with a hash in their name are cached for a year, pages are revalidated each time', () => {
    expect(assets?.properties).toMatchObject({
      Include: ['assets/*'],
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(pages?.properties).toMatchObject({
      Exclude: ['assets/*'],
      SystemMetadata: { 'cache-control': 'no-cache' },
    });
  });

  it('of an earlier release stay, for pages that are still open', () => {
    for (const deployment of [pages, assets]) expect(deployment?.properties.Prune).toBe(false);
  });

  it('tell the site where to sign in', () => {
    expect(JSON.stringify(pages?.properties.SourceMarkers)).toMatch(
      /identity:ExportsOutputRefUsers.*identity:ExportsOutputRefUsersSite/,
    );
  });
});
