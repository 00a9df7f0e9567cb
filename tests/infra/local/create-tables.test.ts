import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTables } from '../../../infra/local/database/create-tables.ts';
import { startDatabaseEngine } from '../../../infra/local/database/engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
let engine: Awaited<ReturnType<typeof startDatabaseEngine>>;
let client: DynamoDBClient;
beforeAll(async () => {
  engine = await startDatabaseEngine(join(folder, 'tables.sqlite'));
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  client = new DynamoDBClient({ region: 'us-east-1', endpoint: engine.endpoint, credentials });
});
afterAll(async () => {
  client.destroy();
  await engine.close();
  rmSync(folder, { recursive: true });
});

const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
const keys = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];
const index = (IndexName: string, sort: string) => ({
  IndexName,
  KeySchema: keys('owner', sort),
  Projection: { ProjectionType: 'ALL' },
});
const create = (indexes: object, sorts: readonly string[]) =>
  createTables(client, [
    {
      logicalId: 'Designs',
      type: 'AWS::DynamoDB::Table',
      ref: 'designs',
      attributes: {},
      assetPath: undefined,
      properties: {
        AttributeDefinitions: ['owner', 'id', ...sorts].map(text),
        KeySchema: keys('owner', 'id'),
        ...indexes,
      },
    },
  ]);

it('a kept table gets the global indexes of a newer template, filled, and keeps its items', async () => {
  await create({}, []);
  const Item = { owner: { S: 'ada' }, id: { S: '1' }, due: { S: 'soon' }, age: { S: 'old' } };
  await client.send(new PutItemCommand({ TableName: 'designs', Item }));
  const indexes = { GlobalSecondaryIndexes: [index('byDue', 'due'), index('byAge', 'age')] };
  await create(indexes, ['due', 'age']);
  // As at the next start.
  await create(indexes, ['due', 'age']);
  for (const IndexName of ['byDue', 'byAge']) {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: 'designs',
        IndexName,
        KeyConditionExpression: '#owner = :owner',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':owner': { S: 'ada' } },
      }),
    );
    expect(Items).toEqual([Item]);
  }
});

it('a kept table is refused whose local indexes have changed, which no deployment could change in place', async () => {
  await expect(create({ LocalSecondaryIndexes: [index('byName', 'name')] }, ['name'])).rejects.toThrow(
    'The table designs was kept with the indexes [byAge, byDue], and the template now wants [byName]. Move the data folder away',
  );
});

it('the engine is at no address that a page of another site could try', async () => {
  const { hostname, port } = new URL(engine.endpoint);
  expect(hostname).toMatch(/^127\.[1-9]/);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});
