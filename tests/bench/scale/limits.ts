import { Settings } from '../../../infra/constructs/settings.ts';

/** A bound that traffic meets, what AWS or the templates allow of it, and what lifts it. */
export interface Limit {
  readonly allowed: number;
  readonly lift: string;
}

const { throttleRate, tableReadUnits, tableWriteUnits } = Settings.parse({});

/** Quotas are AWS's defaults for a new account in us-east-1; the service's page of quotas has them. */
export const limits = {
  /** Requests a second. */
  gateway: { allowed: throttleRate, lift: 'Setting `throttleRate`; beyond 10,000 the quota of API Gateway' },
  /** Instances at once. */
  account: { allowed: 1_000, lift: 'Quota “Concurrent executions” of Lambda' },
  instancesOf: (concurrency: number): Limit => ({
    allowed: concurrency,
    lift: '`concurrency` in `function-sizes.ts`, within the account’s',
  }),
  /** Units a second of one table. */
  tableReads: {
    allowed: tableReadUnits,
    lift: 'Setting `tableReadUnits`; beyond 40,000 DynamoDB’s quota by table',
  },
  tableWrites: {
    allowed: tableWriteUnits,
    lift: 'Setting `tableWriteUnits`; beyond 40,000 DynamoDB’s quota by table',
  },
  /** Units a second of one partition key: DynamoDB serves no more, whatever is paid. */
  keyReads: { allowed: 3_000, lift: 'Keep it in the instance for a minute, or split the key' },
  keyWrites: { allowed: 1_000, lift: 'Split the key, as the counts are (`statsShards`)' },
  /** Calls a second of the category UserAuthentication; a sign-in by SRP makes two. */
  signIns: { allowed: 120, lift: 'Quota “UserAuthentication” of Cognito, which is bought' },
} as const;
