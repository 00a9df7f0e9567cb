import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';

type Item = Readonly<Record<string, unknown>>;

const table = { TableName: 'equipment' };
const client = () =>
  DynamoDBDocumentClient.from(new DynamoDBClient(), { marshallOptions: { removeUndefinedValues: true } });

/** All items under an owner of the Equipment table, by their sort key. */
export async function itemsBelow(owner: 'system' | 'catalogue'): Promise<Record<string, Item>> {
  const { Items: items = [] } = await client().send(
    new QueryCommand({
      ...table,
      ConsistentRead: true,
      KeyConditionExpression: '#owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':owner': owner },
    }),
  );
  return Object.fromEntries(items.map((item) => [String(item.id), item]));
}

/** Takes the catalogue out of the table, with what is noted about it. */
export async function forgetCatalogue(): Promise<void> {
  for (const owner of ['system', 'catalogue'] as const) {
    const ids = Object.keys(await itemsBelow(owner));
    for (let start = 0; start < ids.length; start += deletedAtOnce) {
      const some = ids
        .slice(start, start + deletedAtOnce)
        .map((id) => ({ DeleteRequest: { Key: { owner, id } } }));
      await client().send(new BatchWriteCommand({ RequestItems: { equipment: some } }));
    }
  }
}

/** BatchWriteItem takes no more. */
const deletedAtOnce = 25;

/** Sets attributes of one of the system's devices, as an administrator or a design would; undefined takes one away. */
export async function setOnDevice(id: string, values: Item): Promise<void> {
  const { [id]: item } = await itemsBelow('system');
  await put({ ...item, ...values });
}

/** Deletes one of the system's devices as an administrator does. */
export async function bury(id: string): Promise<void> {
  await take({ owner: 'system', id });
  await put({ owner: 'catalogue', id, deletedAt: '2026-05-01T00:00:00.000Z' });
}

export async function take(key: Item): Promise<void> {
  await client().send(new DeleteCommand({ ...table, Key: key }));
}

export async function put(item: Item): Promise<void> {
  await client().send(new PutCommand({ ...table, Item: item }));
}
