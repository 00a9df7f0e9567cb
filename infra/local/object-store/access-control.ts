import type { AccessPolicy } from '../permissions/access-policy.ts';
import { accessDenied } from './s3-error.ts';

/** The permissions that the operations here ask for. */
export type S3Action = 's3:GetObject' | 's3:PutObject' | 's3:DeleteObject' | 's3:ListBucket';

/** The signer of a request and what the signer may do. */
export interface Caller {
  may(action: S3Action, resource: string): boolean;
  /** Throws AccessDenied, naming the action and the resource, so that a missing grant is found at once. */
  need(action: S3Action, resource: string): void;
}

export function callerOf(accessKeyId: string, access: AccessPolicy): Caller {
  const may = (action: S3Action, resource: string) => access.allows(accessKeyId, action, resource);
  return {
    may,
    need: (action, resource) => {
      if (!may(action, resource)) {
        throw accessDenied(`${accessKeyId} is not authorised to perform ${action} on resource "${resource}"`);
      }
    },
  };
}

export function bucketArn(bucket: string): string {
  return `arn:aws:s3:::${bucket}`;
}

export function objectArn(bucket: string, key: string): string {
  return `arn:aws:s3:::${bucket}/${key}`;
}
