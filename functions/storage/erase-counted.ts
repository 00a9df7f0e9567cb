import * as z from 'zod';
import type { Counter } from '#shared/tables/stats-items.ts';
import { erasureOf } from './deleted-design-writes.ts';
import { designIdOf } from './deleted-designs.ts';
import { parseLine } from './design-device-items.ts';
import { eraseLines } from './erase-lines.ts';
import { forgetErasure } from './erasure-tasks.ts';
import { statsStep } from './statistics/stats.ts';
import { query } from './tables/query.ts';
import { tableName } from './tables/table-name.ts';
import { type Step, transact } from './tables/transact.ts';

/** Items of one transaction, which has at most 100 writes: each may have one beside it. */
const itemsAtOnce = 49;

/**
 * Erases a user's items that are counted elsewhere: reports and designs over all users, lines of designs by the devices
 * that they name. Counts fall in the transaction that removes what they counted, so that repeating it changes nothing.
 */
export async function eraseCounted(uid: string): Promise<void> {
  await dropCounted(
    'reports',
    'reports',
    await query('reports', { partition: uid, attributes: 'userId, id' }),
  );
  const lines = await query('designDevices', { partition: uid });
  await eraseLines(uid, lines.map(parseLine));
  const designs = await query('designs', {
    partition: uid,
    filter: { expression: 'attribute_exists(designName)' },
    attributes: 'userId, id, eraseAt',
  });
  await dropCounted('designs', 'designs', designs);
}

const Keys = z.object({ userId: z.string(), id: z.string(), eraseAt: z.string().optional() });

async function dropCounted(
  table: 'designs' | 'reports',
  counter: Counter,
  items: readonly unknown[],
): Promise<void> {
  const keys = items.map((item) => Keys.parse(item));
  for (let start = 0; start < keys.length; start += itemsAtOnce) {
    const some = keys.slice(start, start + itemsAtOnce);
    await transact([...some.flatMap((key) => dropSteps(table, key)), statsStep(counter, -some.length)]);
  }
}

/** Removes an item that is there, and the note that a deleted design is to be erased. */
function dropSteps(table: 'designs' | 'reports', { userId, id, eraseAt }: z.output<typeof Keys>): Step[] {
  const drop: Step = {
    write: {
      Delete: {
        TableName: tableName(table),
        Key: { userId, id },
        ConditionExpression: 'attribute_exists(id)',
      },
    },
  };
  return eraseAt === undefined
    ? [drop]
    : [drop, forgetErasure(erasureOf(userId, { id: designIdOf(id), eraseAt }))];
}
