import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CfnResource, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Context, netwright } from '../../infra/synthesise.ts';
import { buildsIn, type Found, Synthesised } from './synthesised.ts';

const folder = mkdtempSync(join(tmpdir(), 'synthesis-'));
afterAll(() => rmSync(folder, { recursive: true }));
const app = (context: Context = {}) =>
  netwright(mkdtempSync(join(folder, 'out-')), { ...buildsIn(folder), ...context });

const choices: Context = {
  region: 'eu-west-2',
  webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/netwright/1',
  domainName: 'plan.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
  hostedZoneId: 'Z1',
  hostedZoneName: 'example.com',
  mailFrom: 'hello@example.com',
  throttleRate: '20',
  reserveConcurrency: 'false',
  monthlyBudget: '0',
  tableReadUnits: '500',
  originSecretVersion: '0d5a7f0e-5c1f-4a56-9c9a-0a6f7f1f2b3c',
};

describe('what an operator chooses', () => {
  it.each<[string, Context, RegExp]>([
    ['a region that is none', { region: 'Ireland' }, /must be an AWS region\s+→ at region/],
    ['an environment with spaces', { environment: 'my tests' }, /at environment/],
    ['a limit that is no number', { throttleRate: 'many' }, /at throttleRate/],
    [
      'a domain without its certificate',
      { domainName: 'plan.example.com' },
      /given together\s+→ at certificateArn/,
    ],
    ['a zone without a domain', { hostedZoneId: 'Z1', hostedZoneName: 'example.com' }, /needs a domainName/],
    ['another region without a firewall', { region: 'eu-west-2' }, /give its webAclArn\s+→ at webAclArn/],
  ])('must not be %s', (_, context, sentence) => expect(() => app(context)).toThrow(sentence));

  it('may be a domain, a sender, another region and other limits', () => {
    const cloud = new Synthesised(choices);
    expect(cloud.one('AWS::CloudFront::Distribution').properties).toMatchObject({
      DistributionConfig: {
        Aliases: ['plan.example.com'],
        ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
      },
    });
    expect(cloud.all('AWS::Route53::RecordSet').map(({ properties }) => properties.Type)).toEqual([
      'A',
      'AAAA',
    ]);
    expect(cloud.all('AWS::WAFv2::WebACL', 'NetwrightSite')).toEqual([]);
    expect(JSON.stringify(cloud.one('AWS::Cognito::UserPool').properties)).toContain('hello@example.com');
    expect(cloud.one('AWS::ApiGatewayV2::Stage').properties).toMatchObject({
      DefaultRouteSettings: { ThrottlingRateLimit: 20 },
    });
    for (const { properties } of cloud.all('AWS::Lambda::Function'))
      expect(properties.ReservedConcurrentExecutions).toBeUndefined();
    expect(cloud.all('AWS::Budgets::Budget')).toEqual([]);
    for (const { properties } of cloud.all('AWS::DynamoDB::Table'))
      expect(properties.OnDemandThroughput).toEqual({
        MaxReadRequestUnits: 500,
        MaxWriteRequestUnits: 4_000,
      });
    expect(JSON.stringify(cloud.one('AWS::S3::Bucket', 'ReportFiles').properties)).toContain(
      '"AllowedOrigins":["https://plan.example.com"]',
    );
    expect(JSON.stringify(cloud.resources)).toContain(
      ':SecretString:::0d5a7f0e-5c1f-4a56-9c9a-0a6f7f1f2b3c}}',
    );
  });
});

describe('two environments in one account', () => {
  it('share no names', () => {
    const names = (cloud: Synthesised) => new Set(cloud.resources.flatMap(namesOf));
    const staging = names(new Synthesised({ environment: 'staging' }));
    expect(staging.size).toBeGreaterThan(60);
    const production = names(new Synthesised());
    expect([...production].some((name) => name.includes('production'))).toBe(true);
    expect([...production].filter((name) => staging.has(name))).toEqual([]);
  });
});

const Name = z.string().optional();
const Names = z.object({
  FunctionName: Name.catch(undefined),
  LogGroupName: Name.catch(undefined),
  AlarmName: Name.catch(undefined),
  DashboardName: Name.catch(undefined),
  UserPoolName: Name.catch(undefined),
  ResponseHeadersPolicyConfig: z.object({ Name }).optional(),
  OriginAccessControlConfig: z.object({ Name }).optional(),
});

function namesOf({ type, properties }: Found): string[] {
  const {
    ResponseHeadersPolicyConfig: headers,
    OriginAccessControlConfig: access,
    ...names
  } = Names.parse(properties);
  const edge = type === 'AWS::CloudFront::Function' ? z.object({ Name }).parse(properties).Name : undefined;
  return [...Object.values(names), headers?.Name, access?.Name, edge].filter((name) => name !== undefined);
}

describe('the checks of synthesis', () => {
  const failsWith = (careless: (stack: Stack) => unknown, finding: string) => {
    const subject = app();
    careless(new Stack(subject, 'Careless'));
    expect(() => subject.synth()).toThrow(finding);
  };

  it.each<[string, Context]>([
    ['by itself', {}],
    ['as an operator may choose it', { ...choices, alarmEmail: 'ops@example.com' }],
  ])('find nothing in the product %s', { timeout: 180_000 }, (_, context) => {
    expect(() => app(context).synth()).not.toThrow();
  });

  it('fail for a bucket that accepts requests without TLS', () => {
    failsWith((stack) => new Bucket(stack, 'Open'), 'AwsSolutions-S10');
  });

  it('fail for a property that CloudFormation does not know', () => {
    const typo = { type: 'AWS::SQS::Queue', properties: { VisibilityTimeuot: 3 } };
    failsWith((stack) => new CfnResource(stack, 'Typo', typo), 'VisibilityTimeuot');
  });

  it('are suppressed only with a reason', () => {
    const Acknowledged = z.record(z.string(), z.string());
    const reasons = app()
      .node.findAll()
      .flatMap(({ node }) => node.metadata)
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.values(Acknowledged.parse(data)));
    expect(reasons.length).toBeGreaterThan(10);
    for (const reason of reasons) expect(reason).toMatch(/^.{40,}\.$/);
  });
});
