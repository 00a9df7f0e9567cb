import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type BucketName, buckets, bucketVariable } from '#shared/tables/buckets.ts';
import { isTableName, type TableName, tables } from '#shared/tables/tables.ts';

type Item = Record<string, unknown>;

/** Everything of some tables and buckets: what was stored of a user, for example. */
export interface Stored {
  readonly items: ReadonlyMap<TableName, readonly Item[]>;
  readonly objects: ReadonlyMap<BucketName, ReadonlyMap<string, Uint8Array>>;
}

const database = () => DynamoDBDocumentClient.from(new DynamoDBClient());
const store = () => new S3Client({ forcePathStyle: true });
const tableNames = Object.keys(tables).filter(isTableName);
const physicalBucket = (bucket: BucketName): string => process.env[bucketVariable(bucket)] ?? bucket;

/** Every item and object of the local tables and buckets that mentions one of these words, in a key or anywhere else. */
export async function mentionsOf(...words: readonly string[]): Promise<Stored> {
  const isAbout = (text: string) => words.some((word) => text.includes(word));
  const items = await Promise.all(
    tableNames.map(async (table) => {
      const found = (await scan(table)).filter((item) => isAbout(JSON.stringify(item, withoutBytes)));
      return [table, found] as const;
    }),
  );
  const objects = await Promise.all(
    buckets.map(async (bucket) => {
      const keys = (await keysOf(bucket)).filter(isAbout);
      const found = await Promise.all(keys.map(async (key) => [key, await read(bucket, key)] as const));
      return [bucket, new Map(found)] as const;
    }),
  );
  return {
    items: new Map(items.filter(([, found]) => found.length > 0)),
    objects: new Map(objects.filter(([, found]) => found.size > 0)),
  };
}

/** Stores the same once more with other words in it: a user's belongings for another user. */
export async function storeAgain(
  { items, objects }: Stored,
  renamed: ReadonlyMap<string, string>,
): Promise<void> {
  const rename = (text: string): string =>
    [...renamed].reduce((renaming, [from, to]) => renaming.replaceAll(from, to), text);
  const copyOf = (value: unknown): unknown => {
    if (typeof value === 'string') return rename(value);
    if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(copyOf);
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, copyOf(field)]));
  };
  const puts = [...items].flatMap(([table, all]) =>
    all.map((item) => ({ table, put: { PutRequest: { Item: copyOf(item) as Item } } })),
  );
  for (let start = 0; start < puts.length; start += 25) {
    const batch = Object.groupBy(puts.slice(start, start + 25), ({ table }) => table);
    const requests = Object.fromEntries(
      Object.entries(batch).map(([table, some]) => [table, some.map(({ put }) => put)]),
    );
    await database().send(new BatchWriteCommand({ RequestItems: requests }));
  }
  for (const [bucket, all] of objects)
    for (const [key, bytes] of all)
      await store().send(
        new PutObjectCommand({ Bucket: physicalBucket(bucket), Key: rename(key), Body: bytes }),
      );
}

/** Compressed texts mention nothing. */
const withoutBytes = (_: string, value: unknown) => (value instanceof Uint8Array ? undefined : value);

async function scan(table: TableName): Promise<Item[]> {
  const found: Item[] = [];
  let from: Item | undefined;
  do {
    const page = await database().send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    found.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return found;
}

async function keysOf(bucket: BucketName): Promise<string[]> {
  const { Contents: contents = [] } = await store().send(
    new ListObjectsV2Command({ Bucket: physicalBucket(bucket) }),
  );
  return contents.map(({ Key: key = '' }) => key);
}

async function read(bucket: BucketName, key: string): Promise<Uint8Array> {
  const { Body: body } = await store().send(
    new GetObjectCommand({ Bucket: physicalBucket(bucket), Key: key }),
  );
  return (await body?.transformToByteArray()) ?? new Uint8Array();
}
