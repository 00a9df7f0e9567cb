import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Stats } from '#shared/contract/stats.ts';
import { documentClient } from '../runtime/document-client.ts';
import { tableName } from './table-name.ts';
import type { Step } from './transact.ts';

export type Counter = keyof Stats;

export const statsTable = tableName('stats');
const StatsItem = z.object({ counter: z.string(), total: z.int().default(0) });

/** The step that counts `by` more of something over the whole product; for the transaction that makes or removes it. */
export const statsStep = (counter: Counter, by = 1): Step => ({
  write: {
    Update: {
      TableName: statsTable,
      Key: { counter },
      UpdateExpression: 'ADD #total :by',
      ExpressionAttributeNames: { '#total': 'total' },
      ExpressionAttributeValues: { ':by': by },
    },
  },
});

/** The counts over the whole product; anything never counted is 0. */
export async function readStats(): Promise<Stats> {
  const counters = ['users', 'companies', 'designs', 'reports'] as const satisfies readonly Counter[];
  const { Responses: responses = {}, UnprocessedKeys: unread = {} } = await documentClient().send(
    new BatchGetCommand({
      RequestItems: { [statsTable]: { Keys: counters.map((counter) => ({ counter })) } },
    }),
  );
  if (unread[statsTable]) throw new ThrottledRead();
  const items = z.array(StatsItem).parse(responses[statsTable] ?? []);
  const total = (wanted: Counter): number =>
    Math.max(0, items.find(({ counter }) => counter === wanted)?.total ?? 0);
  return {
    users: total('users'),
    companies: total('companies'),
    designs: total('designs'),
    reports: total('reports'),
  };
}

/** One of the counts over the whole product. */
export async function readCount(counter: Counter): Promise<number> {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: statsTable, Key: { counter } }),
  );
  return item ? Math.max(0, StatsItem.parse(item).total) : 0;
}

/** A batch that comes back in part was throttled; the SDK does not report it. */
class ThrottledRead extends Error {
  override readonly name = 'ThrottlingException';
}
