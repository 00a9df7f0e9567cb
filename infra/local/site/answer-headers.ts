import * as z from 'zod';
import type { ResolvedResource } from '../template/resolve-assembly.ts';

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

/**
 * The headers of a policy of the template, by lower-case name; none without a policy. Strict transport security is left
 * out: this machine speaks plain HTTP on loopback.
 */
export function answerHeaders(
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
