import { log } from '../../runtime/logger.ts';
import { attemptWrite } from '../tables/attempt-write.ts';

/** An object that an item is about to point to; its key is used once. */
export interface PointedObject {
  readonly key: string;
  readonly put: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Stores an object, then runs the write that points to it, and deletes the object again when that write did not
 * happen. If the outcome is unknown the object stays: an extra one is harmless, a missing one is lost work.
 * @param isPointedTo whether the item that is stored now points to the object
 */
export async function writePointingTo(
  object: PointedObject,
  write: () => Promise<void>,
  isPointedTo: () => Promise<boolean>,
): Promise<void> {
  try {
    await object.put();
  } catch (error) {
    await discard(object);
    throw error;
  }
  const outcome = await attemptWrite(write, isPointedTo);
  if (outcome.state === 'written') return;
  if (outcome.state === 'not written') await discard(object);
  throw outcome.error;
}

/** Deletes an object that nothing points to; a failure is only logged, since no response depends on it. */
export async function discard({ key, remove }: Pick<PointedObject, 'key' | 'remove'>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    log('warn', 'An object that nothing points to could not be deleted', { key, cause: error });
  }
}
