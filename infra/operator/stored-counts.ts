import { BatchGetCommand, type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Counts, companyKey, statsKeys, sumOfStats } from '#shared/tables/stats-items.ts';

/** The tables that are counted, and the one that keeps the counts, by their physical names. */
export interface CountedTables {
  readonly profiles: string;
  readonly designs: string;
  readonly reports: string;
  readonly stats: string;
}

export interface Found {
  readonly counts: Counts;
  /** The users of each company by the key of its item. */
  readonly companies: ReadonlyMap<string, number>;
}

const Profile = z.object({ company: z.string().default('') });

/** Counts what the tables hold. It reads every item, and takes as long. */
export async function countTables(client: DynamoDBDocumentClient, tables: CountedTables): Promise<Found> {
  const companies = new Map<string, number>();
  let users = 0;
  for await (const item of scan(client, tables.profiles, 'attribute_exists(createdAt)', 'company')) {
    users += 1;
    const key = companyKey(Profile.parse(item).company);
    if (key) companies.set(key, (companies.get(key) ?? 0) + 1);
  }
  // Locks on names and counts by status are in the same table.
  const designs = await countOf(client, tables.designs, 'attribute_exists(designName)');
  const reports = await countOf(client, tables.reports, 'attribute_exists(designId)');
  return { counts: { users, companies: companies.size, designs, reports }, companies };
}

/** What the counters say. */
export async function readCounters(client: DynamoDBDocumentClient, stats: string): Promise<Counts> {
  const { Responses: responses = {}, UnprocessedKeys: unread = {} } = await client.send(
    new BatchGetCommand({ RequestItems: { [stats]: { Keys: [...statsKeys], ConsistentRead: true } } }),
  );
  if (unread[stats]) throw new Error('The table of the counters is throttled. Try again in a minute.');
  return sumOfStats(responses[stats] ?? []);
}

const CompanyItem = z.object({ counter: z.string(), users: z.int().default(0) });

/** The users of each company as the counters have them. */
export async function readCompanies(
  client: DynamoDBDocumentClient,
  stats: string,
): Promise<ReadonlyMap<string, number>> {
  const companies = new Map<string, number>();
  for await (const item of scan(client, stats, 'begins_with(#counter, :company)', '#counter, #users', {
    ExpressionAttributeNames: { '#counter': 'counter', '#users': 'users' },
    ExpressionAttributeValues: { ':company': 'company#' },
  })) {
    const { counter, users } = CompanyItem.parse(item);
    companies.set(counter, users);
  }
  return companies;
}

async function* scan(
  client: DynamoDBDocumentClient,
  table: string,
  filter: string,
  attributes: string,
  expression: object = {},
): AsyncGenerator<unknown> {
  const pages = paginateScan(
    { client },
    {
      TableName: table,
      ConsistentRead: true,
      FilterExpression: filter,
      ProjectionExpression: attributes,
      ...expression,
    },
  );
  for await (const { Items: items = [] } of pages) yield* items;
}

async function countOf(client: DynamoDBDocumentClient, table: string, filter: string): Promise<number> {
  let total = 0;
  const pages = paginateScan(
    { client },
    { TableName: table, ConsistentRead: true, FilterExpression: filter, Select: 'COUNT' },
  );
  for await (const { Count: count = 0 } of pages) total += count;
  return total;
}
