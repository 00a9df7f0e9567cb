import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

type TransactWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** A write of a transaction, and what it adds to numbers of its item, where it does nothing else. */
interface Adding {
  readonly write: TransactWrite;
  readonly adds?: Readonly<Record<string, number>>;
}

/** An item, by its table and key. */
type Item = Pick<NonNullable<TransactWrite['Update']>, 'TableName' | 'Key'>;

/** The step that adds to numbers of an item, which is made if it does not exist. */
export function addition(item: Item, adds: Readonly<Record<string, number>>): Required<Adding> {
  const numbers = Object.entries(adds);
  return {
    write: {
      Update: {
        ...item,
        UpdateExpression: `ADD ${numbers.map((_, index) => `#n${index} :n${index}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(numbers.map(([name], index) => [`#n${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(numbers.map(([, by], index) => [`:n${index}`, by])),
      },
    },
    adds,
  };
}

/**
 * Steps with one for each item that several of them add to: DynamoDB takes no two writes of one item in a transaction. What
 * adds comes last then.
 */
export function mergeAdditions<Step extends Adding>(steps: readonly Step[]): readonly (Step | Adding)[] {
  const adding = steps.filter(({ adds }) => adds !== undefined);
  const byItem = [...Map.groupBy(adding, itemOf).values()];
  if (byItem.length === adding.length) return steps;
  return [...steps.filter(({ adds }) => adds === undefined), ...byItem.flatMap(merged)];
}

const itemOf = ({ write: { Update } }: Adding): string => JSON.stringify([Update?.TableName, Update?.Key]);

function merged(twins: readonly Adding[]): Adding[] {
  const [first, ...others] = twins;
  if (!first?.write.Update || others.length === 0) return [...twins];
  const sums = new Map<string, number>();
  for (const { adds = {} } of twins)
    for (const [name, by] of Object.entries(adds)) sums.set(name, (sums.get(name) ?? 0) + by);
  const { TableName, Key } = first.write.Update;
  return [addition({ TableName, Key }, Object.fromEntries(sums))];
}
