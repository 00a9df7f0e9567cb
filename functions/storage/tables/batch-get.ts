import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../runtime/document-client.ts';
import { retryAttempts, retryPauseMs } from '../../runtime/retry-pause.ts';

type Key = Readonly<Record<string, string>>;
type Item = Record<string, unknown>;

/** Keys that DynamoDB takes at once. */
export const keysInCall = 100;

/** Reads items by their keys, in any order, without those that do not exist. No key may be given twice. */
export async function batchGet(
  table: string,
  keys: readonly Key[],
  attributes?: readonly string[],
): Promise<Item[]> {
  const batches: Promise<readonly Item[]>[] = [];
  for (let start = 0; start < keys.length; start += keysInCall)
    batches.push(readBatch(table, keys.slice(start, start + keysInCall), attributes));
  return (await Promise.all(batches)).flat();
}

async function readBatch(
  table: string,
  keys: readonly Key[],
  attributes: readonly string[] | undefined,
): Promise<readonly Item[]> {
  const found = await readTables(new Map([[table, keys]]), attributes && projection(attributes));
  return found.get(table) ?? [];
}

/**
 * Reads items of several tables in one call, consistently: at most 100 in all, by table. What DynamoDB leaves unread is
 * read again.
 */
export async function readTables(
  wanted: ReadonlyMap<string, readonly Key[]>,
  reading: Partial<ReturnType<typeof projection>> = {},
): Promise<ReadonlyMap<string, readonly Item[]>> {
  const found = new Map<string, Item[]>([...wanted.keys()].map((table) => [table, []]));
  let unread: ReadonlyMap<string, readonly Key[]> = wanted;
  for (let attempt = 1; ; attempt += 1) {
    const RequestItems = Object.fromEntries(
      [...unread].map(([table, keys]) => [table, { Keys: [...keys], ConsistentRead: true, ...reading }]),
    );
    const { Responses = {}, UnprocessedKeys = {} } = await documentClient().send(
      new BatchGetCommand({ RequestItems }),
    );
    for (const [table, items] of Object.entries(Responses)) found.get(table)?.push(...items);
    unread = new Map(
      Object.entries(UnprocessedKeys).flatMap(([table, { Keys = [] }]) =>
        Keys.length > 0 ? [[table, Keys]] : [],
      ),
    );
    if (unread.size === 0) return found;
    // The table is throttled, or the response reached 16 MB.
    if (attempt === retryAttempts) throw new ThrottledRead('DynamoDB left a part of a batch unread');
    await pause(retryPauseMs(attempt));
  }
}

const projection = (attributes: readonly string[]) => ({
  ProjectionExpression: attributes.map((attribute) => `#${attribute}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(attributes.map((attribute) => [`#${attribute}`, attribute])),
});

/** A batch that comes back in part was throttled; the SDK does not report it. */
class ThrottledRead extends Error {
  override readonly name = 'ThrottlingException';
}
