import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { describedTable, type TableName } from '#shared/tables/tables.ts';
import { copied } from './copied.ts';
import { type Item, meets, pathOf, read, type Terms } from './expression.ts';
import { updated } from './update.ts';

// biome-ignore lint/suspicious/noExplicitAny: the SDK's inputs, read field by field.
type Input = Record<string, any>;
type Write = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';

/**
 * The product's tables in memory, for tests that make millions of calls: what the document client sends is carried out at
 * once, a transaction as a whole. memory-tables.test.ts compares it with DynamoDB's local engine.
 */
export interface MemoryTables {
  /** Carries a command out and returns what the document client would. Throws as it would. */
  run(command: object): object;
  items(table: TableName): readonly Item[];
  clear(): void;
}

export function memoryTables(): MemoryTables {
  const tables = new Map<string, Map<string, Item>>();
  const rows = (table: string): Map<string, Item> => {
    const known = tables.get(table) ?? new Map<string, Item>();
    tables.set(table, known);
    return known;
  };
  const keyOf = (table: string, item: Item): string => {
    const { partitionKey, sortKey } = describedTable(table as TableName);
    return JSON.stringify([item[partitionKey], ...(sortKey ? [item[sortKey]] : [])]);
  };

  /** What a write would store, once its condition holds. */
  const planned = (
    kind: Write,
    input: Input,
  ): { key: string; stored: Item | undefined; next?: Item | undefined } => {
    const key = keyOf(input.TableName, input.Key ?? input.Item);
    const stored = rows(input.TableName).get(key);
    if (!meets(stored, input.ConditionExpression, termsOf(input))) throw new ConditionFailed(stored);
    if (kind === 'Put') return { key, stored, next: copied(input.Item) };
    if (kind === 'Update')
      return {
        key,
        stored,
        next: copied(updated(stored ?? { ...input.Key }, input.UpdateExpression ?? '', termsOf(input))),
      };
    return { key, stored, next: kind === 'Delete' ? undefined : stored };
  };
  const carryOut = (kind: Write, input: Input) => {
    const write = planned(kind, input);
    if (write.next) rows(input.TableName).set(write.key, write.next);
    else rows(input.TableName).delete(write.key);
    return write;
  };

  const single = (kind: Write, input: Input): object => {
    try {
      const { stored, next } = carryOut(kind, input);
      const wanted = input.ReturnValues;
      const attributes =
        wanted === 'ALL_OLD' || wanted === 'UPDATED_OLD' ? stored : wanted ? next : undefined;
      return attributes ? { Attributes: copied(attributes) } : {};
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      throw new ConditionalCheckFailedException({
        message: 'The conditional request failed',
        $metadata: { httpStatusCode: 400 },
        ...itemIfWanted(input, error.stored),
      });
    }
  };

  const transaction = (input: Input): object => {
    const writes = (input.TransactItems as Input[]).map((each) => Object.entries(each)[0] as [Write, Input]);
    const items = writes.map(
      ([, { TableName, Key, Item }]) => `${TableName} ${keyOf(TableName, Key ?? Item)}`,
    );
    if (new Set(items).size < items.length)
      throw new Error('Transaction request cannot include multiple operations on one item');
    const reasons = writes.map(([kind, write]) => {
      try {
        planned(kind, write);
        return { Code: 'None' };
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        return { Code: 'ConditionalCheckFailed', ...itemIfWanted(write, error.stored) };
      }
    });
    if (reasons.some(({ Code }) => Code !== 'None'))
      throw new TransactionCanceledException({
        message: 'Transaction cancelled',
        $metadata: { httpStatusCode: 400 },
        CancellationReasons: reasons,
      });
    for (const [kind, write] of writes) carryOut(kind, write);
    return {};
  };

  const query = (input: Input): object => {
    const { partitionKey, sortKey, indexes } = describedTable(input.TableName);
    const index = input.IndexName ? indexes?.[input.IndexName] : undefined;
    const by = (index ? index.sortKey : sortKey) ?? partitionKey;
    const found = [...rows(input.TableName).values()]
      .filter((item) => item[by] !== undefined && item[index?.partitionKey ?? partitionKey] !== undefined)
      .filter((item) => meets(item, input.KeyConditionExpression, termsOf(input)))
      .sort((a, b) => (String(a[by]) < String(b[by]) ? -1 : 1));
    if (input.ScanIndexForward === false) found.reverse();
    return page(input, found);
  };

  const page = (input: Input, found: readonly Item[]): object => {
    const after = input.ExclusiveStartKey && keyOf(input.TableName, input.ExclusiveStartKey);
    const start = after ? found.findIndex((item) => keyOf(input.TableName, item) === after) + 1 : 0;
    const read_ = found.slice(start, input.Limit ? start + input.Limit : undefined);
    const last = read_.at(-1);
    const isCut = input.Limit !== undefined && last !== undefined && read_.length === input.Limit;
    const items = read_.filter((item) => meets(item, input.FilterExpression, termsOf(input)));
    return {
      ...(input.Select !== 'COUNT' && { Items: items.map((item) => projected(item, input)) }),
      Count: items.length,
      ScannedCount: read_.length,
      ...(isCut && { LastEvaluatedKey: keysIn(input, last) }),
    };
  };
  const keysIn = (input: Input, item: Item): Item => {
    const { partitionKey, sortKey, indexes } = describedTable(input.TableName);
    const index = input.IndexName ? indexes?.[input.IndexName] : undefined;
    const names = [partitionKey, sortKey, index?.partitionKey, index?.sortKey].filter(
      (name) => name !== undefined,
    );
    return Object.fromEntries(names.map((name) => [name, item[name]]));
  };

  const get = (input: Input): object => {
    const found = rows(input.TableName).get(keyOf(input.TableName, input.Key));
    return found ? { Item: projected(found, input) } : {};
  };

  const run = (command: object): object => {
    const { input } = command as { input: Input };
    switch (command.constructor.name) {
      case 'GetCommand':
        return get(input);
      case 'PutCommand':
        return single('Put', input);
      case 'UpdateCommand':
        return single('Update', input);
      case 'DeleteCommand':
        return single('Delete', input);
      case 'TransactWriteCommand':
        return transaction(input);
      case 'QueryCommand':
        return query(input);
      case 'ScanCommand':
        return page(input, [...rows(input.TableName).values()]);
      case 'BatchGetCommand':
        return {
          Responses: Object.fromEntries(
            Object.entries(input.RequestItems as Record<string, Input>).map(([TableName, wanted]) => [
              TableName,
              (wanted.Keys as Item[]).flatMap((Key) => {
                const answer = get({ ...wanted, TableName, Key }) as { Item?: Item };
                return answer.Item ?? [];
              }),
            ]),
          ),
          UnprocessedKeys: {},
        };
      default:
        throw new Error(`The tables in memory do not know ${command.constructor.name}.`);
    }
  };

  return {
    run,
    items: (table) => copied([...rows(table).values()]),
    clear: () => tables.clear(),
  };
}

class ConditionFailed extends Error {
  readonly stored: Item | undefined;
  constructor(stored: Item | undefined) {
    super('The condition does not hold');
    this.stored = stored;
  }
}

const termsOf = (input: Input): Terms => ({
  names: input.ExpressionAttributeNames ?? {},
  values: input.ExpressionAttributeValues ?? {},
});

const itemIfWanted = (input: Input, stored: Item | undefined) =>
  input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && stored
    ? { Item: Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, inNotation(value)])) }
    : {};

/** The scalars of an item in DynamoDB's own notation: a refusal reads no others. */
const inNotation = (value: unknown): { readonly S: string } | { readonly N: string } =>
  typeof value === 'number' ? { N: String(value) } : { S: String(value) };

function projected(item: Item, input: Input): Item {
  const copy = copied(item);
  if (!input.ProjectionExpression) return copy;
  const paths = String(input.ProjectionExpression)
    .split(',')
    .map((token) => pathOf(token.trim(), termsOf(input)));
  return Object.fromEntries(
    paths.flatMap((path) => {
      const value = read(copy, path);
      return value === undefined ? [] : [[path.at(-1), value]];
    }),
  );
}
