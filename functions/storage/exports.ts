import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { DataExport } from '#shared/contract/data-export.ts';
import { Id } from '#shared/contract/identifiers.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { daysAfter, epochSeconds, instantNow } from '../runtime/clock.ts';
import { documentClient } from '../runtime/document-client.ts';
import { newId } from '../runtime/ids.ts';
import { conditionHeld } from './tables/condition-held.ts';
import { readItem } from './tables/read-item.ts';
import { setting } from './tables/setting.ts';
import { tableName } from './tables/table-name.ts';

const TableName = tableName('exports');
const keyOf = (userId: string) => ({ userId }) satisfies KeyOf<'exports'>;

/** The file is deleted a day after it was asked for, and what is known of it with it. */
const daysKept = 1;

const StoredExport = z.object({ ...DataExport.shape, exportId: Id });
export type StoredExport = z.output<typeof StoredExport>;

export async function findExport(userId: string): Promise<StoredExport | undefined> {
  const item = await readItem('exports', keyOf(userId));
  const stored = item && StoredExport.parse(item);
  return stored && stored.expiresAt > instantNow() ? stored : undefined;
}

/** Notes a new export, unless one is under way: then that one. */
export async function beginExport(userId: string): Promise<StoredExport> {
  const requestedAt = instantNow();
  const expiresAt = daysAfter(requestedAt, daysKept);
  const begun: StoredExport = {
    exportId: newId(),
    state: 'waiting',
    done: 0,
    total: 0,
    requestedAt,
    expiresAt,
  };
  const isFirst = await conditionHeld(
    documentClient().send(
      new PutCommand({
        TableName,
        Item: { ...keyOf(userId), ...begun, removeAt: epochSeconds(expiresAt) },
        ConditionExpression:
          'attribute_not_exists(userId) OR #state IN (:ready, :failed) OR expiresAt <= :now',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':ready': 'ready', ':failed': 'failed', ':now': requestedAt },
      }),
    ),
  );
  return isFirst ? begun : ((await findExport(userId)) ?? begun);
}

/** Records how far an export is. Does nothing to a later one. */
export async function updateExport(
  userId: string,
  exportId: string,
  fields: Partial<Pick<DataExport, 'state' | 'done' | 'total' | 'sizeBytes' | 'readyAt'>>,
): Promise<void> {
  const update = setting(fields);
  await conditionHeld(
    documentClient().send(
      new UpdateCommand({
        TableName,
        Key: keyOf(userId),
        ...update,
        ConditionExpression: 'exportId = :exportId',
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':exportId': exportId },
      }),
    ),
  );
}
