import { type AccountErasure, erasuresQueue } from '#shared/queues/erasures.ts';
import { instantNow } from '../runtime/clock.ts';
import { log } from '../runtime/logger.ts';
import { noteErasure } from '../storage/erasure-tasks.ts';
import { closeAccount } from '../storage/sessions/gates.ts';
import { transact } from '../storage/tables/transact.ts';
import { enqueue } from '../workers/enqueue.ts';

/**
 * Closes an account for good and lets it be erased. The note comes first: what it names is erased, should anything after it
 * fail. Once the gate is closed, the user cannot try again.
 */
export async function deleteAccount(uid: string): Promise<void> {
  const erasure: AccountErasure = { kind: 'account', uid, due: instantNow(), pass: 'first' };
  await transact([noteErasure(erasure)]);
  await closeAccount(uid, 'erased');
  try {
    await enqueue(erasuresQueue, erasure);
  } catch (cause) {
    log('warn', 'An account is erased tonight, since the worker could not be notified', { cause });
  }
}
