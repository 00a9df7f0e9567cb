import * as z from 'zod';
import type { AccountErasure } from '#shared/queues/erasures.ts';
import { buckets } from '#shared/tables/buckets.ts';
import { erasableBuckets, ownTables } from '#shared/tables/erasable.ts';
import type { TableName } from '#shared/tables/tables.ts';
import { daysAfter, instantNow } from '../runtime/clock.ts';
import { forgetInAudit } from './audit/forget-in-audit.ts';
import { eraseCounted } from './erase-counted.ts';
import { forgetErasure, noteErasure } from './erasure-tasks.ts';
import { deleteObjects, deleteObjectsUnder } from './objects/owned-objects.ts';
import { pictureKeys } from './own-data.ts';
import { removeProfile } from './profile-writes.ts';
import { gateId } from './sessions/gates.ts';
import { deleteItems } from './tables/delete-items.ts';
import { query } from './tables/query.ts';
import { transact } from './tables/transact.ts';

/**
 * Erases what is stored of a user whose account is closed. Each step can be repeated, and the note goes last: what was
 * interrupted begins again and finds less to do.
 */
export async function eraseAccount(erasure: AccountErasure): Promise<void> {
  const { uid } = erasure;
  // The gate keeps late calls out, as long as there may be tokens.
  const staying = erasure.pass === 'first' ? gateId : undefined;
  await eraseCounted(uid);
  await deleteObjects('images', await pictureKeys(uid));
  for (const table of ownTables) if (!withProfile.has(table)) await eraseItems(table, uid, staying);
  for (const bucket of buckets)
    if (erasableBuckets[bucket].isByOwner) await deleteObjectsUnder(bucket, `${uid}/`);
  await forgetInAudit(uid);
  // With the user in the counts of all, of the plan and of the company.
  await removeProfile(uid);
  await eraseItems('subscriptions', uid, undefined);
  if (erasure.pass === 'last') return transact([forgetErasure(erasure)]);
  await transact([
    forgetErasure(erasure),
    noteErasure({ ...erasure, pass: 'last', due: daysAfter(instantNow(), daysUntilLast) }),
  ]);
}

/** The profile goes with its subscription, which says the plan that the user is counted on. */
const withProfile: ReadonlySet<TableName> = new Set(['profiles', 'subscriptions']);

/** A call that was under way may have stored something; a token is good for an hour after it was issued. */
const daysUntilLast = 1;

async function eraseItems(table: TableName, uid: string, staying: string | undefined): Promise<void> {
  const keys = (await query(table, { partition: uid, keysOnly: true })).map((key) => Key.parse(key));
  await deleteItems(
    table,
    keys.filter(({ id }) => table !== 'sessions' || id !== staying),
  );
}

const Key = z.record(z.string(), z.string());
