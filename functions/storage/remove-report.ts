import { notFound, Refusal } from '#shared/contract/errors.ts';
import type { Report } from '#shared/contract/reports.ts';
import { deletedKey } from './deleted-designs.ts';
import { designKey, designsTable } from './design-items.ts';
import { statsStep } from './statistics/stats.ts';
import { tableName } from './tables/table-name.ts';
import { type Step, transact } from './tables/transact.ts';

const table = tableName('reports');

/** The step that removes a report's entry. */
export const dropReport = (userId: string, id: string): Step => ({
  write: {
    Delete: { TableName: table, Key: { userId, id }, ConditionExpression: 'attribute_exists(id)' },
  },
  refuse: () => notFound('report'),
});

/** The step that counts one report fewer on a design. */
const uncountReport = (userId: string, key: string): Step => ({
  write: {
    Update: {
      TableName: designsTable,
      Key: designKey(userId, key),
      UpdateExpression: 'ADD reportCount :minusOne',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeValues: { ':minusOne': -1 },
    },
  },
  refuse: () => notFound('design'),
});

/**
 * Removes a report's entry, which counts no longer: neither in all nor on its design, if that is still there, deleted or not.
 * @throws not_found
 */
export async function removeReport(userId: string, { id, designId }: Report): Promise<void> {
  const steps = [dropReport(userId, id), statsStep('reports', -1)];
  for (const design of [designId, deletedKey(userId, designId).id]) {
    try {
      return await transact([...steps, uncountReport(userId, design)]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  await transact(steps);
}
