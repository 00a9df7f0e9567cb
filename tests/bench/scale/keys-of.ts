import * as z from 'zod';

/** A partition key that a request names. */
export interface KeyUse {
  /** Physical name. */
  readonly table: string;
  readonly key: string;
}

const Item = z.record(z.string(), z.looseObject({ S: z.string().optional() }));
type Item = z.output<typeof Item>;
const OneItem = z.object({ TableName: z.string(), Key: Item.optional(), Item: Item.optional() });
const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), OneItem)) });
const BatchGet = z.object({ RequestItems: z.record(z.string(), z.object({ Keys: z.array(Item) })) });
const BatchWrite = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(z.record(z.string(), z.object({ Key: Item.optional(), Item: Item.optional() }))),
  ),
});
const Query = z.object({
  TableName: z.string(),
  KeyConditionExpression: z.string(),
  ExpressionAttributeValues: Item,
});

/** Names of the partition keys of our tables (shared/tables), the owner's first. */
const partitionKeys = ['uid', 'userId', 'owner', 'counter', 'state', 'month'];

const partitionOf = (item: Item = {}): string =>
  partitionKeys.flatMap((name) => item[name]?.S ?? []).at(0) ?? '';

/** The partition keys of a request to DynamoDB; none of an operation that tables are not asked for in a call. */
export function keysOf(operation: string, request: object): KeyUse[] {
  const uses = (
    table: string,
    { Key, Item: item }: { readonly Key?: Item | undefined; readonly Item?: Item | undefined },
  ) => [{ table, key: partitionOf(Key ?? item) }];
  switch (operation) {
    case 'Query': {
      const { TableName, KeyConditionExpression, ExpressionAttributeValues } = Query.parse(request);
      const [, value = ''] = /=\s*(:\w+)/.exec(KeyConditionExpression) ?? [];
      return [{ table: TableName, key: ExpressionAttributeValues[value]?.S ?? '' }];
    }
    case 'BatchGetItem':
      return Object.entries(BatchGet.parse(request).RequestItems).flatMap(([table, { Keys }]) =>
        Keys.map((key) => ({ table, key: partitionOf(key) })),
      );
    case 'BatchWriteItem':
      return Object.entries(BatchWrite.parse(request).RequestItems).flatMap(([table, writes]) =>
        writes.flatMap((write) => Object.values(write).flatMap((one) => uses(table, one))),
      );
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return Transaction.parse(request).TransactItems.flatMap((item) =>
        Object.values(item).flatMap((one) => uses(one.TableName, one)),
      );
    default: {
      const one = OneItem.safeParse(request);
      return one.success ? uses(one.data.TableName, one.data) : [];
    }
  }
}
