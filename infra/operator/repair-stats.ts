import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Counts, shardKey, statsCounters } from '#shared/tables/stats-items.ts';
import { type CountedTables, countTables, readCompanies, readCounters } from './stored-counts.ts';

/** A count that is not what the tables hold. */
export interface Difference {
  readonly what: string;
  readonly counted: number;
  readonly stored: number;
}

/** How often to count again when something was made or removed meanwhile. */
const attempts = 5;

/**
 * Compares the counters with what the tables hold, and makes them equal where asked to. What others count meanwhile is
 * kept: differences are added, and only while nothing has moved since the counting.
 * @throws a sentence when the counters never stood still for as long as the counting took
 */
export async function repairStats(
  client: DynamoDBDocumentClient,
  tables: CountedTables,
  { write }: { readonly write: boolean },
): Promise<readonly Difference[]> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const before = await readCounters(client, tables.stats);
    const { counts, companies } = await countTables(client, tables);
    const kept = await readCompanies(client, tables.stats);
    const after = await readCounters(client, tables.stats);
    if (!areEqual(before, after)) continue;
    const byCompany = [...new Set([...companies.keys(), ...kept.keys()])]
      .map((what) => ({ what, counted: kept.get(what) ?? 0, stored: companies.get(what) ?? 0 }))
      .filter(isDifference);
    const inAll = statsCounters
      .map((what) => ({ what, counted: after[what], stored: counts[what] }))
      .filter(isDifference);
    if (write) {
      for (const difference of byCompany) await setCompany(client, tables.stats, difference);
      if (inAll.length > 0) await addDifferences(client, tables.stats, inAll);
    }
    return [...inAll, ...byCompany];
  }
  throw new Error(
    'Something was created or removed each time while the tables were counted. Try again in a quieter hour.',
  );
}

const isDifference = ({ counted, stored }: Difference): boolean => counted !== stored;

const areEqual = (one: Counts, other: Counts): boolean =>
  statsCounters.every((counter) => one[counter] === other[counter]);

/** Fails when the company has moved since it was read. */
async function setCompany(
  client: DynamoDBDocumentClient,
  table: string,
  { what, counted, stored }: Difference,
): Promise<void> {
  await client.send(
    new UpdateCommand({
      TableName: table,
      Key: { counter: what },
      UpdateExpression: 'SET #users = :stored',
      ConditionExpression: `#users = :counted${counted === 0 ? ' OR attribute_not_exists(#users)' : ''}`,
      ExpressionAttributeNames: { '#users': 'users' },
      ExpressionAttributeValues: { ':stored': stored, ':counted': counted },
    }),
  );
}

async function addDifferences(
  client: DynamoDBDocumentClient,
  table: string,
  differences: readonly Difference[],
): Promise<void> {
  await client.send(
    new UpdateCommand({
      TableName: table,
      Key: shardKey(0),
      UpdateExpression: `ADD ${differences.map(({ what }) => `#${what} :${what}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(differences.map(({ what }) => [`#${what}`, what])),
      ExpressionAttributeValues: Object.fromEntries(
        differences.map(({ what, counted, stored }) => [`:${what}`, stored - counted]),
      ),
    }),
  );
}
