import '../../../support/function-environment.ts';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readItem } from '../../../../functions/storage/tables/read-item.ts';

const tables = mockClient(DynamoDBDocumentClient);
afterAll(() => tables.restore());
beforeEach(() => {
  tables.reset();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const design = (id: string) => ({ userId: 'u', id });
const gate = { uid: 'u', id: 'gate' };
const calls = () => tables.commandCalls(BatchGetCommand).map((call) => call.args[0].input.RequestItems);

/** Every item exists but the design `none`; they come in another order than that of their keys. */
const answering = () =>
  tables.on(BatchGetCommand).callsFake(({ RequestItems }) => ({
    Responses: Object.fromEntries(
      Object.entries<{ Keys: { id: string }[] }>(RequestItems).map(([table, { Keys }]) => [
        table,
        Keys.filter(({ id }) => id !== 'none')
          .map((key) => ({ ...key, from: table }))
          .toReversed(),
      ]),
    ),
  }));

it('reads what is asked for at the same time in one call, consistently, each item once', async () => {
  answering();
  const asked = [
    readItem('sessions', gate),
    readItem('designs', design('a')),
    readItem('designs', design('b')),
  ];
  await Promise.resolve();
  const found = await Promise.all([
    ...asked,
    readItem('designs', design('a')),
    readItem('designs', design('none')),
  ]);
  expect(found).toEqual([
    { ...gate, from: 'sessions' },
    { ...design('a'), from: 'designs' },
    { ...design('b'), from: 'designs' },
    { ...design('a'), from: 'designs' },
    undefined,
  ]);
  expect(calls()).toEqual([
    {
      sessions: { Keys: [gate], ConsistentRead: true },
      designs: { Keys: [design('a'), design('b'), design('none')], ConsistentRead: true },
    },
  ]);
});

it('reads again what is asked for later', async () => {
  answering();
  await readItem('designs', design('a'));
  await readItem('designs', design('a'));
  expect(calls()).toHaveLength(2);
});

it('reads more than a hundred items in several calls', async () => {
  answering();
  const ids = Array.from({ length: 150 }, (_, index) => `${index}`);
  const found = await Promise.all(ids.map((id) => readItem('designs', design(id))));
  expect(found.map((item) => item?.id)).toEqual(ids);
  expect(calls().map((call) => call?.designs?.Keys?.length)).toEqual([100, 50]);
});

it('reads what was left unread again, without what it has', async () => {
  tables
    .on(BatchGetCommand)
    .resolvesOnce({
      Responses: { sessions: [{ ...gate }] },
      UnprocessedKeys: { designs: { Keys: [design('a')] } },
    })
    .resolvesOnce({ Responses: { designs: [design('a')] } });
  expect(await Promise.all([readItem('sessions', gate), readItem('designs', design('a'))])).toEqual([
    gate,
    design('a'),
  ]);
  expect(calls()[1]).toEqual({ designs: { Keys: [design('a')], ConsistentRead: true } });
});

it('fails for everyone who asked when the tables fail', async () => {
  tables.on(BatchGetCommand).rejects(new Error('down'));
  const asked = [readItem('sessions', gate), readItem('designs', design('a'))];
  for (const one of asked) await expect(one).rejects.toThrow('down');
});
