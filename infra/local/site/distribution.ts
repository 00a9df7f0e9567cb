import * as z from 'zod';
import type { ResolvedResource } from '../template/resolve-assembly.ts';
import { answerHeaders } from './answer-headers.ts';

/** One behaviour of the distribution: which paths it serves, from where, with which headers. */
export interface Behaviour {
  /** `*` stands for any characters; the default behaviour has `*` alone. */
  readonly pathPattern: string;
  /** The site's own files, the API, or what another bucket holds. */
  readonly origin: 'site' | 'api' | { readonly bucket: string };
  /** Headers that the distribution adds to a request for the origin, such as the origin secret. */
  readonly originHeaders: Readonly<Record<string, string>>;
  /** Headers that the distribution sets in an answer, such as the content security policy. */
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

const Origin = z.object({
  Id: z.string(),
  DomainName: z.string(),
  S3OriginConfig: z.unknown().optional(),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
});

const Distribution = z.object({
  DistributionConfig: z.object({
    Origins: z.array(Origin),
    DefaultCacheBehavior: CacheBehaviour,
    CacheBehaviors: z.array(CacheBehaviour).default([]),
  }),
});

const EdgeFunction = z.object({ FunctionCode: z.string() });

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
      origin: originOf(resources, origin, DefaultCacheBehavior.TargetOriginId),
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

/** Whether a path matches a behaviour's pattern. */
export function covering(pattern: string): (path: string) => boolean {
  const expression = new RegExp(`^${pattern.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '.*')}$`);
  const isWhole = pattern.startsWith('/') || pattern === '*';
  return (path) => expression.test(isWhole ? path : path.slice(1));
}

/** The site's files come from where they are built, and not from its bucket, which nothing fills here. */
function originOf(
  resources: readonly ResolvedResource[],
  origin: z.output<typeof Origin> | undefined,
  siteOriginId: string,
): Behaviour['origin'] {
  if (origin?.S3OriginConfig === undefined) return 'api';
  if (origin.Id === siteOriginId) return 'site';
  const bucket = resources.find(
    ({ type, attributes }) =>
      type === 'AWS::S3::Bucket' && attributes.RegionalDomainName === origin.DomainName,
  );
  if (!bucket)
    throw new Error(`The distribution reads ${origin.DomainName}, which is no bucket of the template.`);
  return { bucket: bucket.ref };
}

function functionCode(resources: readonly ResolvedResource[], arn: string): string | undefined {
  const found = resources.find(
    ({ type, ref }) => type === 'AWS::CloudFront::Function' && (arn === ref || arn.startsWith(`${ref}.`)),
  );
  return found && EdgeFunction.parse(found.properties).FunctionCode;
}
