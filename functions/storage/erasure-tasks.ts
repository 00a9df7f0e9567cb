import { DueErasure } from '#shared/queues/erasures.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { query } from './query.ts';
import { tableName } from './table-name.ts';
import type { Step } from './transact.ts';

const table = tableName('erasures');

/** Everything that is still to be erased is in one partition, sorted by the instant at which it is due. */
const state = 'pending';

const keyOf = ({ task, due }: DueErasure) =>
  ({
    state,
    dueAndTask: `${due}#${task.uid}#${task.kind === 'design' ? task.designId : task.kind}`,
  }) satisfies KeyOf<'erasures'>;

/** The step that notes what is to be erased; it stays noted until all of it is gone. */
export const noteErasure = (erasure: DueErasure): Step => ({
  write: { Put: { TableName: table, Item: { ...keyOf(erasure), ...erasure } } },
});

/** The step that forgets what is to be erased. */
export const forgetErasure = (erasure: DueErasure): Step => ({
  write: { Delete: { TableName: table, Key: keyOf(erasure) } },
});

/** What is due, the longest due first: at most so many. */
export async function dueErasures(now: string, atMost: number): Promise<DueErasure[]> {
  const items = await query('erasures', { partition: state, sort: { from: '0', to: `${now}~` }, atMost });
  return items.slice(0, atMost).map((item) => StoredErasure.parse(item));
}

/** Without its key. */
const StoredErasure = DueErasure.strip();
