import { createHash } from 'node:crypto';
import { newId } from '../runtime/ids.ts';

/**
 * A reference of our own for a payment of a user, which names its owner without a look-up. The same idempotency key makes
 * the same reference, which the provider charges once.
 */
export const newReference = (uid: string, idempotencyKey: string | undefined): string =>
  `nw-${uid.replaceAll('-', '')}-${idempotencyKey === undefined ? newId() : digest(idempotencyKey)}`;

const digest = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 24);

/** Whose payment a reference is; `undefined` where it is not one of ours. */
export function ownerOfReference(reference: string): string | undefined {
  const hex = /^nw-([0-9a-f]{32})-[0-9a-f]{24}$/.exec(reference)?.[1];
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
