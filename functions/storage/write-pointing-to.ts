import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { Refusal } from '#shared/contract/errors.ts';
import { log } from '../runtime/logger.ts';

/** An object that was stored for an item that is about to point to it. */
export interface StoredObject {
  readonly key: string;
  /** Whether the item that is stored now points to the object. */
  readonly isPointedTo: () => Promise<boolean>;
  readonly discard: () => Promise<void>;
}

/**
 * Runs the write that points to a stored object, and takes the object away again when that write did not happen.
 * After a failure that leaves it open whether the write happened, the item decides. Where a late write could still
 * come through (no answer at all), the object stays: one too many is harmless, one too few is a lost topology.
 */
export async function writePointingTo(object: StoredObject, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isDefinite(error)) {
      const happened = await object.isPointedTo().catch(() => undefined);
      if (happened) return;
      if (happened === undefined || !wasAnswered(error)) throw error;
    }
    await discard(object);
    throw error;
  }
}

/** Takes away an object that nothing points to any more; a failure is logged, for the answer does not depend on it. */
export async function discard(object: Pick<StoredObject, 'key' | 'discard'>): Promise<void> {
  try {
    await object.discard();
  } catch (error) {
    log('warn', 'An object that nothing points to could not be deleted', { key: object.key, cause: error });
  }
}

/** DynamoDB said that it wrote nothing. */
const isDefinite = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof TransactionCanceledException;

/** The service's failure came as an answer, so that the call is over. */
function wasAnswered(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return false;
  const { $metadata: metadata } = error;
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata;
}
