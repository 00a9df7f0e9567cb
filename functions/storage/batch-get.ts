import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../runtime/document-client.ts';
import { retryAttempts, retryPauseMs } from '../runtime/retry-pause.ts';

type Key = Readonly<Record<string, string>>;
type Item = Record<string, unknown>;

/** Keys that DynamoDB takes at once. */
const keysInCall = 100;

/** Reads items by their keys, in any order, without those that do not exist. No key may be given twice. */
export async function batchGet(
  table: string,
  keys: readonly Key[],
  attributes?: readonly string[],
): Promise<Item[]> {
  const batches: Promise<Item[]>[] = [];
  for (let start = 0; start < keys.length; start += keysInCall)
    batches.push(readBatch(table, keys.slice(start, start + keysInCall), attributes));
  return (await Promise.all(batches)).flat();
}

async function readBatch(
  table: string,
  keys: readonly Key[],
  attributes: readonly string[] | undefined,
): Promise<Item[]> {
  const items: Item[] = [];
  let unread: Record<string, unknown>[] = [...keys];
  for (let attempt = 1; ; attempt += 1) {
    const wanted = { Keys: unread, ConsistentRead: true, ...(attributes && projection(attributes)) };
    const answer = await documentClient().send(new BatchGetCommand({ RequestItems: { [table]: wanted } }));
    items.push(...(answer.Responses?.[table] ?? []));
    unread = answer.UnprocessedKeys?.[table]?.Keys ?? [];
    if (unread.length === 0) return items;
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
