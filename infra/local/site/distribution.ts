import * as z from 'zod';
import type { ResolvedResource } from '../template/resolve-assembly.ts';

/** One behaviour of the distribution: which paths it serves, from where, with which headers. */
export interface Behaviour {
  /** `*` stands for any characters; the default behaviour has `*` alone. */
  readonly pathPattern: string;
  readonly origin: 'site' | 'api';
  /** Headers that the distribution adds to a request for the origin, such as the origin secret. */
  readonly originHeaders: Readonly<Record<string, string>>;
  /** Headers that the distribution adds to an answer, such as the content security policy. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** Code of the function that may change the request, where there is one. */
  readonly requestFunction: string | undefined;
}

const CacheBehaviour = z.object({
  PathPattern: z.string().default('*'),
  TargetOriginId: z.string(),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })).default([]),
});

const Distribution = z.object({
  DistributionConfig: z.object({
    Origins: z.array(
      z.object({
        Id: z.string(),
        S3OriginConfig: z.unknown().optional(),
        OriginCustomHeaders: z
          .array(z.object({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
      }),
    ),
    DefaultCacheBehavior: CacheBehaviour,
    CacheBehaviors: z.array(CacheBehaviour).default([]),
  }),
});

const EdgeFunction = z.object({ FunctionCode: z.string() });

const SecurityHeaders = z
  .object({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
    ContentTypeOptions: z.unknown(),
    FrameOptions: z.object({ FrameOption: z.string() }),
    ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
  })
  .partial();

const HeadersPolicy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: SecurityHeaders.default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
      .default({ Items: [] }),
  }),
});

/** The behaviours of the template's distribution in the order in which they are tried, the default one last. */
export function distributionBehaviours(resources: readonly ResolvedResource[]): Behaviour[] {
  const distribution = resources.find(({ type }) => type === 'AWS::CloudFront::Distribution');
  if (!distribution) throw new Error('The template has no distribution.');
  const { Origins, DefaultCacheBehavior, CacheBehaviors } = Distribution.parse(
    distribution.properties,
  ).DistributionConfig;
  return [...CacheBehaviors, { ...DefaultCacheBehavior, PathPattern: '*' }].map((behaviour) => {
    const origin = Origins.find(({ Id }) => Id === behaviour.TargetOriginId);
    const edge = behaviour.FunctionAssociations.find(({ EventType }) => EventType === 'viewer-request');
    return {
      pathPattern: behaviour.PathPattern,
      origin: origin?.S3OriginConfig === undefined ? 'api' : 'site',
      originHeaders: Object.fromEntries(
        (origin?.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
          HeaderName.toLowerCase(),
          HeaderValue,
        ]),
      ),
      answerHeaders: answerHeaders(resources, behaviour.ResponseHeadersPolicyId),
      requestFunction: edge && functionCode(resources, edge.FunctionARN),
    };
  });
}

/** Whether a path falls under a behaviour's pattern. */
export const covers = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '.*')}$`).test(
    pattern.startsWith('/') || pattern === '*' ? path : path.slice(1),
  );

function functionCode(resources: readonly ResolvedResource[], arn: string): string | undefined {
  const found = resources.find(
    ({ type, ref }) => type === 'AWS::CloudFront::Function' && (arn === ref || arn.startsWith(`${ref}.`)),
  );
  return found && EdgeFunction.parse(found.properties).FunctionCode;
}

/** Strict transport security is left out: this machine speaks plain HTTP on loopback. */
function answerHeaders(
  resources: readonly ResolvedResource[],
  policyId: string | undefined,
): Record<string, string> {
  const policy = resources.find(
    ({ type, ref }) => type === 'AWS::CloudFront::ResponseHeadersPolicy' && ref === policyId,
  );
  if (!policy) return {};
  const { SecurityHeadersConfig: security, CustomHeadersConfig } = HeadersPolicy.parse(
    policy.properties,
  ).ResponseHeadersPolicyConfig;
  return {
    ...(security.ContentSecurityPolicy && {
      'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    }),
    ...(security.ContentTypeOptions !== undefined && { 'x-content-type-options': 'nosniff' }),
    ...(security.FrameOptions && { 'x-frame-options': security.FrameOptions.FrameOption }),
    ...(security.ReferrerPolicy && { 'referrer-policy': security.ReferrerPolicy.ReferrerPolicy }),
    ...Object.fromEntries(
      CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value]),
    ),
  };
}
