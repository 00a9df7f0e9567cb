import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import type { ResolvedResource } from '../template/resolve-assembly.ts';

const Keys = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));

const index = z.object({
  IndexName: z.string(),
  KeySchema: Keys,
  Projection: z.object({
    ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
    NonKeyAttributes: z.array(z.string()).optional(),
  }),
});

const TableProperties = z.object({
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema: Keys,
  GlobalSecondaryIndexes: z.array(index).optional(),
  LocalSecondaryIndexes: z.array(index).optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
});

/** Creates the template's tables that are not there yet; refuses one whose indexes have changed since. */
export async function createTables(
  client: DynamoDBClient,
  resources: readonly ResolvedResource[],
): Promise<void> {
  for (const { type, ref, properties } of resources) {
    if (type === 'AWS::DynamoDB::Table') await createTable(client, ref, TableProperties.parse(properties));
  }
}

/** The names of the key attributes of each of the template's tables. */
export function tableKeys(resources: readonly ResolvedResource[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    resources
      .filter(({ type }) => type === 'AWS::DynamoDB::Table')
      .map(({ ref, properties }) => [
        ref,
        TableProperties.parse(properties).KeySchema.map(({ AttributeName }) => AttributeName),
      ]),
  );
}

async function createTable(
  client: DynamoDBClient,
  name: string,
  { TimeToLiveSpecification: timeToLive, ...shape }: z.output<typeof TableProperties>,
): Promise<void> {
  const stored = await indexesOf(client, name);
  const wanted = describeIndexes(shape.GlobalSecondaryIndexes, shape.LocalSecondaryIndexes);
  if (stored !== undefined) {
    if (stored === wanted) return;
    throw new Error(
      `The table ${name} was kept with the indexes [${stored}], and the template now wants [${wanted}]. Move the data folder away (DATA_DIR, else .local) and start again.`,
    );
  }
  await client.send(
    new CreateTableCommand({ TableName: name, BillingMode: 'PAY_PER_REQUEST', ...withoutEmpty(shape) }),
  );
  if (timeToLive)
    await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: timeToLive }));
}

/** The indexes of a table that exists, undefined for one that does not. */
async function indexesOf(client: DynamoDBClient, name: string): Promise<string | undefined> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    return describeIndexes(Table?.GlobalSecondaryIndexes, Table?.LocalSecondaryIndexes);
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

type Indexes =
  | readonly {
      readonly IndexName?: string | undefined;
      readonly Projection?: { readonly NonKeyAttributes?: readonly string[] | undefined } | undefined;
    }[]
  | undefined;

/** `byAge, byStatus (name, version)`: identifies a version of a table's indexes. */
const describeIndexes = (...lists: readonly Indexes[]): string =>
  lists
    .flatMap((list) => list ?? [])
    .map(({ IndexName, Projection: { NonKeyAttributes: attributes = [] } = {} }) =>
      attributes.length > 0 ? `${IndexName} (${attributes.toSorted().join(', ')})` : IndexName,
    )
    .sort()
    .join(', ');

/** The SDK's types want absent members rather than undefined ones. */
const withoutEmpty = (
  shape: Omit<z.output<typeof TableProperties>, 'TimeToLiveSpecification'>,
): Pick<CreateTableCommandInput, 'AttributeDefinitions' | 'KeySchema'> => ({
  AttributeDefinitions: shape.AttributeDefinitions,
  KeySchema: shape.KeySchema,
  ...(shape.GlobalSecondaryIndexes && { GlobalSecondaryIndexes: shape.GlobalSecondaryIndexes }),
  ...(shape.LocalSecondaryIndexes && { LocalSecondaryIndexes: shape.LocalSecondaryIndexes }),
});
