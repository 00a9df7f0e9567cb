import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describedTable, type TableName } from '#shared/tables/tables.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { retryAttempts, retryPauseMs } from '../../runtime/retry-pause.ts';
import { tableName } from './table-name.ts';

/** Keys that DynamoDB takes at once. */
const keysInCall = 25;

type Item = Readonly<Record<string, unknown>>;

/** Deletes items of a table, given with their keys at least. Those that are gone already are no failure. */
export async function deleteItems(table: TableName, items: readonly Item[]): Promise<void> {
  for (let start = 0; start < items.length; start += keysInCall)
    await deleteBatch(
      table,
      items.slice(start, start + keysInCall).map((item) => keyOf(table, item)),
    );
}

function keyOf(table: TableName, item: Item): Record<string, unknown> {
  const { partitionKey, sortKey } = describedTable(table);
  return Object.fromEntries(
    [partitionKey, ...(sortKey ? [sortKey] : [])].map((attribute) => [attribute, item[attribute]]),
  );
}

async function deleteBatch(table: TableName, keys: readonly Record<string, unknown>[]): Promise<void> {
  const name = tableName(table);
  let requests = keys.map((key) => ({ DeleteRequest: { Key: key } }));
  for (let attempt = 1; ; attempt += 1) {
    const { UnprocessedItems: unprocessed } = await documentClient().send(
      new BatchWriteCommand({ RequestItems: { [name]: requests } }),
    );
    const left = unprocessed?.[name] ?? [];
    if (left.length === 0) return;
    // The table is throttled.
    if (attempt === retryAttempts) throw new Error(`${left.length} items of ${table} could not be deleted`);
    requests = left.map(({ DeleteRequest: request }) => ({ DeleteRequest: { Key: request?.Key ?? {} } }));
    await pause(retryPauseMs(attempt));
  }
}
