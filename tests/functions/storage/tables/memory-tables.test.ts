import '../../../support/function-environment.ts';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentClient } from '../../../../functions/runtime/document-client.ts';
import { withLocalData } from '../../../support/local-data.ts';
import { memoryTables } from '../../../support/memory-tables/memory-tables.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

withLocalData();

const TableName = 'designs';
let owner = 0;

type Make = (userId: string) => object;

const id = fc.constantFrom<string[]>('a', 'b', 'c');
const amount = fc.integer({ min: -3, max: 3 });
const condition = fc.constantFrom(
  undefined,
  'attribute_not_exists(id)',
  'attribute_exists(id) AND attribute_not_exists(paid)',
  'attribute_not_exists(id) OR #count <= :limit',
  'NOT (#count > :limit) AND (attribute_exists(paid) OR begins_with(id, :prefix))',
  '#count BETWEEN :low AND :limit',
  '#count IN (:low, :limit) OR box.span = :limit',
);

/** Only what an expression uses may be given. */
function terms(...expressions: (string | undefined)[]) {
  const text = expressions.join(' ');
  const used = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => new RegExp(`${name}\\b`).test(text)));
  const names = used({ '#count': 'count' });
  const values = used({ ':limit': 1, ':low': -1, ':prefix': 'a', ':by': 2, ':text': 'x', ':none': 0 });
  return {
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}

const update = fc.constantFrom(
  'SET paid = :text',
  'SET #count = if_not_exists(#count, :none) + :by, paid = :text REMOVE box',
  'ADD #count :by SET ratio = :limit',
  'REMOVE paid, box',
);

const put = fc.record({ id, amount, condition }).map(({ id, amount, condition }) => (userId: string) => ({
  TableName,
  Item: { userId, id, count: amount, paid: undefined, box: { span: amount, list: [1, 'a'] } },
  ...(condition && { ConditionExpression: condition }),
  ...terms(condition),
}));
const change = fc.record({ id, update, condition }).map(({ id, update, condition }) => (userId: string) => ({
  TableName,
  Key: { userId, id },
  UpdateExpression: update,
  ...(condition && { ConditionExpression: condition }),
  ...terms(update, condition),
}));
const removal = fc.record({ id, condition }).map(({ id, condition }) => (userId: string) => ({
  TableName,
  Key: { userId, id },
  ...(condition && { ConditionExpression: condition }),
  ...terms(condition),
}));

const command = fc.oneof<fc.Arbitrary<Make>[]>(
  put.map((make) => (userId: string) => new PutCommand(make(userId))),
  change.map((make) => (userId: string) => new UpdateCommand({ ...make(userId), ReturnValues: 'ALL_NEW' })),
  removal.map((make) => (userId: string) => new DeleteCommand(make(userId))),
  id.map(
    (key) => (userId: string) =>
      new GetCommand({ TableName, Key: { userId, id: key }, ConsistentRead: true }),
  ),
  fc.tuple(put, change, removal).map(([first, second, third]) => (userId: string) => {
    const keys = [first(userId).Item.id, second(userId).Key.id, third(userId).Key.id];
    // A transaction names no item twice.
    const writes = [{ Put: first(userId) }, { Update: second(userId) }, { Delete: third(userId) }];
    return new TransactWriteCommand({
      TransactItems: writes.filter((_, index) => keys.indexOf(keys[index] ?? '') === index),
    });
  }),
  fc.boolean().map(
    (ScanIndexForward) => (userId: string) =>
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        ScanIndexForward,
        KeyConditionExpression: 'userId = :owner AND id BETWEEN :from AND :to',
        FilterExpression: 'attribute_exists(box)',
        ProjectionExpression: 'id, #count',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':owner': userId, ':from': 'a', ':to': 'b' },
      }),
  ),
);

/** What came of a command, as far as the product reads it. */
async function outcome(run: () => unknown): Promise<unknown> {
  try {
    const { $metadata: _, ConsumedCapacity: __, ...answer } = (await run()) as Record<string, unknown>;
    return answer;
  } catch (error) {
    const { name, CancellationReasons: reasons } = error as {
      name: string;
      CancellationReasons?: { Code: string }[];
    };
    return { name, reasons: reasons?.map(({ Code }) => Code) };
  }
}

it('in memory the tables answer as the local engine does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
      const memory = memoryTables();
      owner += 1;
      const userId = `owner-${owner}`;
      for (const make of commands) {
        const asked = make(userId);
        const engine = await outcome(() => documentClient().send(make(userId) as never));
        expect(await outcome(() => memory.run(asked)), JSON.stringify(Reflect.get(asked, 'input'))).toEqual(
          engine,
        );
      }
    }),
    { numRuns: propertyRuns(15, 300) },
  );
});
