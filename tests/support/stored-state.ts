import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';

import { type Counter, sumOf } from '#shared/tables/stats-items.ts';
import type { TableName } from '#shared/tables/tables.ts';

type Item = Record<string, unknown>;

const tables = () => DynamoDBDocumentClient.from(new DynamoDBClient());

/** Everything that a table of the local engine keeps under one owner, as it is. */
export async function itemsOf(
  table: Exclude<
    TableName,
    'profiles' | 'activity' | 'stats' | 'equipment' | 'erasures' | 'audit' | 'sessions'
  >,
  owner: string,
): Promise<Item[]> {
  const { Items: items = [] } = await tables().send(
    new QueryCommand({
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: 'userId = :owner',
      ExpressionAttributeValues: { ':owner': owner },
    }),
  );
  return items;
}

/** Keys of everything that a bucket of the local store keeps under one owner. */
export async function objectsOf(bucket: string, owner: string): Promise<string[]> {
  const { Contents: contents = [] } = await new S3Client({ forcePathStyle: true }).send(
    new ListObjectsV2Command({ Bucket: bucket, Prefix: `${owner}/` }),
  );
  return contents.map(({ Key: key = '' }) => key);
}

/** Everything that the table of the equipment keeps under one owner, as it is. */
export async function equipmentItemsOf(owner: string): Promise<Item[]> {
  const { Items: items = [] } = await tables().send(
    new QueryCommand({
      TableName: 'equipment',
      ConsistentRead: true,
      KeyConditionExpression: '#owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':owner': owner },
    }),
  );
  return items;
}

/** A counter over the whole product, as its items add up. */
export async function counted(counter: Counter): Promise<number> {
  const { Items: items = [] } = await tables().send(
    new ScanCommand({ TableName: 'stats', ConsistentRead: true }),
  );
  return sumOf(
    counter,
    items.filter((item) => !String(item.counter).startsWith('company#')),
  );
}
