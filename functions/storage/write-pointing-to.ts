import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { Refusal } from '#shared/contract/errors.ts';
import { log } from '../runtime/logger.ts';

/** An object that an item is about to point to; its key is used once. */
export interface PointedObject {
  readonly key: string;
  readonly put: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Whether the item that is stored now points to the object. */
  readonly isPointedTo: () => Promise<boolean>;
}

/**
 * Stores an object, then runs the write that points to it, and takes the object away again when that write did not
 * happen. After a failure that leaves this open, the item decides. Where no answer came at all, the write may still
 * come through: then the object stays, for one too many is harmless and one too few is lost work.
 */
export async function writePointingTo(object: PointedObject, write: () => Promise<void>): Promise<void> {
  try {
    await object.put();
  } catch (error) {
    await discard(object);
    throw error;
  }
  try {
    await write();
  } catch (error) {
    const happened = isDefinite(error) ? false : await object.isPointedTo().catch(() => undefined);
    if (happened) return;
    if (isDefinite(error) || (happened === false && wasAnswered(error))) await discard(object);
    throw error;
  }
}

/** Takes away an object that nothing points to; a failure is logged, for no answer depends on it. */
export async function discard({ key, remove }: Pick<PointedObject, 'key' | 'remove'>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    log('warn', 'An object that nothing points to could not be deleted', { key, cause: error });
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
