import * as z from 'zod';
import type { AccountErasure } from '#shared/queues/erasures.ts';
import { buckets } from '#shared/tables/buckets.ts';
import type { TableName } from '#shared/tables/tables.ts';
import { daysAfter, instantNow } from '../runtime/clock.ts';
import { bucketName } from './bucket-name.ts';
import { deleteItems } from './delete-items.ts';
import { erasableBuckets, ownTables } from './erasable.ts';
import { eraseCounted } from './erase-counted.ts';
import { forgetErasure, noteErasure } from './erasure-tasks.ts';
import { forgetInAudit } from './forget-in-audit.ts';
import { deleteObjects, deleteObjectsUnder } from './owned-objects.ts';
import { removeProfile } from './profile-writes.ts';
import { findProfile } from './profiles.ts';
import { query } from './query.ts';
import { transact } from './transact.ts';

/**
 * Erases what is stored of a user whose account is closed. Each step can be repeated, and the note goes last: what was
 * interrupted begins again and finds less to do.
 */
export async function eraseAccount(erasure: AccountErasure): Promise<void> {
  const { uid } = erasure;
  await eraseCounted(uid);
  await erasePictures(uid);
  for (const table of ownTables) if (table !== 'profiles') await eraseItems(table, uid);
  for (const bucket of buckets)
    if (erasableBuckets[bucket].isByOwner) await deleteObjectsUnder(bucketName(bucket), `${uid}/`);
  await forgetInAudit(uid);
  // With the user in the count of all, and the company.
  await removeProfile(uid);
  if (erasure.pass === 'last') return transact([forgetErasure(erasure)]);
  await transact([
    forgetErasure(erasure),
    noteErasure({ ...erasure, pass: 'last', due: daysAfter(instantNow(), daysUntilLast) }),
  ]);
}

/** A call that was under way may have stored something; a token is good for an hour after it was issued. */
const daysUntilLast = 1;

const Pictured = z.object({ image: z.string().optional() });

/** Pictures are not kept by owner: devices and the profile name theirs. */
async function erasePictures(uid: string): Promise<void> {
  const devices = await query('equipment', { partition: uid, attributes: 'image' });
  const profile = await findProfile(uid);
  const paths = [...devices.map((item) => Pictured.parse(item).image), profile?.logo];
  const keys = paths.flatMap((path) => (path === undefined ? [] : [path.slice(1)]));
  await deleteObjects(bucketName('images'), keys);
}

async function eraseItems(table: TableName, uid: string): Promise<void> {
  const keys = await query(table, { partition: uid, keysOnly: true });
  await deleteItems(
    table,
    keys.map((key) => Key.parse(key)),
  );
}

const Key = z.record(z.string(), z.string());
