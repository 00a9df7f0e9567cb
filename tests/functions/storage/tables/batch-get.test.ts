import '../../../support/function-environment.ts';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { isServiceFailure } from '../../../../functions/runtime/service-failure.ts';
import { batchGet } from '../../../../functions/storage/tables/batch-get.ts';

const tables = mockClient(DynamoDBDocumentClient);
afterAll(() => tables.restore());

beforeEach(() => {
  tables.reset();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const keys = (count: number) => Array.from({ length: count }, (_, index) => ({ owner: 'o', id: `${index}` }));
const calls = () =>
  tables.commandCalls(BatchGetCommand).map((call) => call.args[0].input.RequestItems?.equipment);

it('reads at most a hundred keys at a time', async () => {
  tables.on(BatchGetCommand).callsFake(({ RequestItems: { equipment } }) => ({
    Responses: { equipment: equipment.Keys },
  }));
  expect(await batchGet('equipment', keys(250))).toEqual(keys(250));
  expect(calls().map((call) => call?.Keys?.length)).toEqual([100, 100, 50]);
});

it('reads nothing when there are no keys', async () => {
  expect(await batchGet('equipment', [])).toEqual([]);
  expect(calls()).toEqual([]);
});

it('reads unprocessed keys again, with the same attributes', async () => {
  const [one, other] = keys(2);
  tables
    .on(BatchGetCommand)
    .resolvesOnce({
      Responses: { equipment: [{ ...one }] },
      UnprocessedKeys: { equipment: { Keys: [{ ...other }] } },
    })
    .resolvesOnce({ Responses: { equipment: [{ ...other }] } });
  expect(await batchGet('equipment', keys(2), ['id', 'name'])).toEqual([one, other]);
  expect(calls()[1]).toEqual({
    Keys: [other],
    ConsistentRead: true,
    ProjectionExpression: '#id, #name',
    ExpressionAttributeNames: { '#id': 'id', '#name': 'name' },
  });
});

it('reports a throttled service when a part stays unread', async () => {
  tables.on(BatchGetCommand).resolves({ UnprocessedKeys: { equipment: { Keys: keys(1) } } });
  const failure = await batchGet('equipment', keys(1)).catch((error: unknown) => error);
  expect(isServiceFailure(failure)).toBe(true);
  expect(calls()).toHaveLength(8);
});
