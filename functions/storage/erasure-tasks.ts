import * as z from 'zod';
import { Erasure } from '#shared/queues/erasures.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { query } from './tables/query.ts';
import { tableName } from './tables/table-name.ts';
import type { Step } from './tables/transact.ts';

const table = tableName('erasures');

/** Everything that is still to be erased is in one partition, sorted by the instant at which it is due. */
const state = 'pending';

const keyOf = (erasure: Erasure) =>
  ({
    state,
    dueAndTask: `${erasure.due}#${erasure.uid}#${erasure.kind === 'design' ? erasure.designId : erasure.pass}`,
  }) satisfies KeyOf<'erasures'>;

/** The step that notes what is to be erased; it stays noted until all of it is gone. */
export const noteErasure = (erasure: Erasure): Step => ({
  write: { Put: { TableName: table, Item: { ...keyOf(erasure), erasure } } },
});

/** The step that forgets what is to be erased. */
export const forgetErasure = (erasure: Erasure): Step => ({
  write: { Delete: { TableName: table, Key: keyOf(erasure) } },
});

const Note = z.object({ erasure: Erasure });

/** What is due, the longest due first: at most so many. */
export async function dueErasures(now: string, atMost: number): Promise<Erasure[]> {
  const items = await query('erasures', { partition: state, sort: { from: '0', to: `${now}~` }, atMost });
  return items.slice(0, atMost).map((item) => Note.parse(item).erasure);
}
