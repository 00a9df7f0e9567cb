import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTableCommand,
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

/** Creates the template's tables and global indexes that are not there yet; refuses a table whose indexes have changed otherwise. */
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

type TableShape = z.output<typeof TableProperties>;

async function createTable(
  client: DynamoDBClient,
  name: string,
  { TimeToLiveSpecification: timeToLive, ...shape }: TableShape,
): Promise<void> {
  const kept = await keptTable(client, name);
  if (kept) return bringUpToDate(client, kept, name, shape);
  await client.send(
    new CreateTableCommand({ TableName: name, BillingMode: 'PAY_PER_REQUEST', ...withoutEmpty(shape) }),
  );
  if (timeToLive)
    await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: timeToLive }));
}

/** Adds the global indexes that a kept table lacks, as a deployment would. Throws for any other change of its indexes. */
async function bringUpToDate(
  client: DynamoDBClient,
  kept: TableDescription,
  name: string,
  shape: Pick<TableShape, 'AttributeDefinitions' | 'GlobalSecondaryIndexes' | 'LocalSecondaryIndexes'>,
): Promise<void> {
  const has = new Set(kept.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  const added = shape.GlobalSecondaryIndexes?.filter(({ IndexName }) => !has.has(IndexName)) ?? [];
  const stored = describeIndexes(kept.GlobalSecondaryIndexes, kept.LocalSecondaryIndexes, added);
  const wanted = describeIndexes(shape.GlobalSecondaryIndexes, shape.LocalSecondaryIndexes);
  if (stored !== wanted)
    throw new Error(
      `The table ${name} was kept with the indexes [${describeIndexes(kept.GlobalSecondaryIndexes, kept.LocalSecondaryIndexes)}], and the template now wants [${wanted}]. Move the data folder away (DATA_DIR, else .local) and start again.`,
    );
  for (const index of added)
    await client.send(
      new UpdateTableCommand({
        TableName: name,
        AttributeDefinitions: shape.AttributeDefinitions,
        GlobalSecondaryIndexUpdates: [{ Create: index }],
      }),
    );
}

/** Undefined for a table that does not exist. */
async function keptTable(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
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
