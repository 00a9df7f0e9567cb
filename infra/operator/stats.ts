import { DynamoDBClient, type DynamoDBClientConfig, paginateListTables } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { localOperator } from './local-operator.ts';
import { repairStats } from './repair-stats.ts';
import type { CountedTables } from './stored-counts.ts';

/**
 * `npm run stats -- check` (or `repair`): whether the counts over all users are what the tables hold, on the running local
 * cloud, or, with NETWRIGHT_ENVIRONMENT set, on a deployed one with the operator's own AWS credentials. A check that finds
 * a difference ends with code 1.
 */
const action = z.enum(['check', 'repair']).safeParse(process.argv[2]);

try {
  if (!action.success) throw new Error('Usage: npm run stats -- check (or: repair)');
  const tables = new DynamoDBClient(place());
  const client = DynamoDBDocumentClient.from(tables);
  const isRepair = action.data === 'repair';
  const differences = await repairStats(client, await countedTables(tables), { write: isRepair });
  for (const { what, counted, stored } of differences)
    console.log(`${what}: counted ${counted}, stored ${stored}${isRepair ? ', repaired' : ''}`);
  if (differences.length === 0) console.log('The counts are what the tables hold.');
  else if (!isRepair) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function place(): DynamoDBClientConfig {
  if (process.env.NETWRIGHT_ENVIRONMENT) return {};
  const { region, accessKey, endpoints } = localOperator('NETWRIGHT_ENVIRONMENT');
  return { region, credentials: accessKey, endpoint: endpoints.database };
}

/** CloudFormation names a table by its stack, its name in the template and something random. The paginator wants the plain client. */
async function countedTables(client: DynamoDBClient): Promise<CountedTables> {
  const { NETWRIGHT_ENVIRONMENT: environment } = process.env;
  const stack = environment ? `netwright-${environment}-data` : 'NetwrightData';
  const names: string[] = [];
  for await (const { TableNames: page = [] } of paginateListTables({ client }, {})) names.push(...page);
  const named = (table: string): string => {
    const name = names.find((one) => new RegExp(`^${stack}-${table}[0-9A-F]{8}(-|$)`).test(one));
    if (!name) throw new Error(`There is no table ${stack}-${table}… in this account and region.`);
    return name;
  };
  return {
    profiles: named('Profiles'),
    designs: named('Designs'),
    reports: named('Reports'),
    stats: named('Stats'),
  };
}
