import * as z from 'zod';
import type { AccessPolicy } from '../permissions/access-policy.ts';
import { signingAlgorithm } from '../permissions/signature-v4.ts';
import { accessDenied, S3Error } from './s3-error.ts';
import { credentialFor, requireSignature } from './signer.ts';

/** The fields of an upload form by lower-case name. */
export type FormFields = Readonly<Record<string, string>>;

/** How many bytes the policy lets the file have, both ends included. */
export interface FileSizeRange {
  readonly min: number;
  readonly max: number;
}

const PostPolicy = z.strictObject({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.int().nonnegative(), z.int().nonnegative()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});
type PostPolicy = z.output<typeof PostPolicy>;

/** Fields that no condition has to cover. */
const freeFields = /^(policy|x-amz-signature|file|x-ignore-.*)$/;

/**
 * Verifies the signature of a presigned form and checks its fields against its policy. Returns the signer's access
 * key id and the sizes that the file may have. Throws S3Error. Source:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export function verifyPostPolicy(
  fields: FormFields,
  bucket: string,
  access: AccessPolicy,
  region: string,
): { accessKeyId: string; fileSize: FileSizeRange } {
  if (fields.policy === undefined) throw accessDenied('Access Denied: the form is not signed.');
  if (fields['x-amz-algorithm'] !== signingAlgorithm)
    throw invalidPolicy(`x-amz-algorithm must be ${signingAlgorithm}`);
  const credential = credentialFor(fields['x-amz-credential'] ?? '', fields['x-amz-date'] ?? '', region);
  requireSignature(access, credential, fields.policy, fields['x-amz-signature'] ?? '');
  const policy = parsePolicy(fields.policy);
  if (Date.now() > Date.parse(policy.expiration))
    throw accessDenied('Invalid according to Policy: Policy expired.');
  const fileSize = holdFields(policy, { ...fields, bucket });
  return { accessKeyId: credential.accessKeyId, fileSize };
}

function parsePolicy(base64: string): PostPolicy {
  try {
    return PostPolicy.parse(JSON.parse(Buffer.from(base64, 'base64').toString('utf8')));
  } catch {
    throw invalidPolicy('it must be base64 of JSON with an expiration and conditions');
  }
}

function holdFields(policy: PostPolicy, fields: FormFields): FileSizeRange {
  const spokenOf = new Set<string>();
  let fileSize: FileSizeRange = { min: 0, max: Number.POSITIVE_INFINITY };
  const hold = (operator: 'eq' | 'starts-with', field: string, wanted: string) => {
    const name = field.toLowerCase();
    const value = fields[name] ?? '';
    spokenOf.add(name);
    if (operator === 'eq' ? value !== wanted : !value.startsWith(wanted)) {
      throw accessDenied(
        `Invalid according to Policy: Policy Condition failed: ["${operator}", "$${field}", "${wanted}"]`,
      );
    }
  };
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      for (const [field, wanted] of Object.entries(condition)) hold('eq', field, wanted);
    } else if (condition[0] === 'content-length-range') {
      fileSize = { min: condition[1], max: condition[2] };
    } else {
      hold(condition[0], condition[1].slice(1), condition[2]);
    }
  }
  const extra = Object.keys(fields).filter(
    (name) => name !== 'bucket' && !freeFields.test(name) && !spokenOf.has(name),
  );
  if (extra.length > 0)
    throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
  return fileSize;
}

function invalidPolicy(reason: string): S3Error {
  return new S3Error(
    400,
    'InvalidPolicyDocument',
    `The content of the form does not meet the conditions of S3: ${reason}.`,
  );
}
