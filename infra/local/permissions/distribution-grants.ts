import * as z from 'zod';
import { localAccount } from '../template/physical-names.ts';
import type { ResolvedResource } from '../template/resolve-assembly.ts';
import { matches, type Statement, Strings } from './role-policies.ts';

/** What a condition compares with; numbers among them. */
const Values = z.union([z.array(z.coerce.string()), z.coerce.string().transform((one) => [one])]);

const BucketPolicy = z.object({
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Effect: z.enum(['Allow', 'Deny']),
        Action: Strings,
        Resource: Strings,
        Principal: z.record(z.string(), Strings),
        Condition: z.record(z.string(), z.record(z.string(), Values)).default({}),
      }),
    ),
  }),
});

/**
 * What the buckets' policies let the template's distribution do. Only what allows CloudFront counts: the denials are
 * about TLS, which there is none of on this machine.
 */
export function distributionGrants(resources: readonly ResolvedResource[]): Statement[] {
  const distribution = resources.find(({ type }) => type === 'AWS::CloudFront::Distribution');
  const facts = {
    'AWS:SourceArn': `arn:aws:cloudfront::${localAccount}:distribution/${distribution?.ref}`,
    'AWS:SourceAccount': localAccount,
  };
  return resources
    .filter(({ type }) => type === 'AWS::S3::BucketPolicy')
    .flatMap(({ properties }) => BucketPolicy.parse(properties).PolicyDocument.Statement)
    .filter(
      ({ Effect, Principal, Condition }) =>
        Effect === 'Allow' &&
        Principal.Service?.includes('cloudfront.amazonaws.com') &&
        Object.entries(Condition).every(([operator, wanted]) => holds(operator, wanted, facts)),
    )
    .map(({ Action, Resource }) => ({ effect: 'Allow', actions: Action, resources: Resource }));
}

/** Whether a condition holds; one that is not known here does not. */
function holds(
  operator: string,
  wanted: Readonly<Record<string, readonly string[]>>,
  facts: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(wanted).every(([key, patterns]) => {
    const fact = facts[key];
    if (fact === undefined) return false;
    if (operator === 'StringEquals' || operator === 'ArnEquals') return patterns.includes(fact);
    return operator === 'ArnLike' && patterns.some((pattern) => matches(pattern, fact));
  });
}
