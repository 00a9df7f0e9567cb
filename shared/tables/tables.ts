import { designStages } from '../contract/design-stages.ts';
import { designSummaryFields } from '../contract/design-summary-fields.ts';

/** How a table is keyed and indexed. Every key is a string. */
interface TableDescription {
  readonly partitionKey: string;
  readonly sortKey?: string;
  /** Holds the epoch second after which DynamoDB deletes an item. */
  readonly expiresAt?: string;
  readonly indexes?: Readonly<Record<string, IndexDescription>>;
}

interface IndexDescription {
  /** Makes the index global; a local one shares the table's partition key and can be read consistently. */
  readonly partitionKey?: string;
  readonly sortKey: string;
  /** Attributes that it has in addition to the keys; all of the item's when left out. */
  readonly attributes?: readonly string[];
}

/**
 * Every table, once: the data stack declares it, the storage code takes its keys from here, and permissions name it.
 * The owner comes first in each key. Keys and local indexes are final: CloudFormation puts a new, empty table in the
 * place of one whose keys or local indexes change.
 */
export const tables = {
  profiles: {
    partitionKey: 'uid',
    indexes: { byCreation: { partitionKey: 'kind', sortKey: 'createdAt' } },
  },
  activity: { partitionKey: 'uid', sortKey: 'day', expiresAt: 'expiresAt' },
  stats: { partitionKey: 'counter' },
  designs: {
    partitionKey: 'userId',
    sortKey: 'id',
    // The list reads no requirements: its index holds a summary, and what a search looks in.
    indexes: {
      byStatus: { sortKey: 'statusAndId', attributes: summaryAttributes() },
      // Only designs in which something has changed that another part was made from, or in which a check failed.
      byAttention: { partitionKey: 'userId', sortKey: 'attentionAt', attributes: attentionAttributes() },
    },
  },
  topologies: { partitionKey: 'userId', sortKey: 'designId' },
  // The last versions of each, the present one among them.
  topologyVersions: { partitionKey: 'userId', sortKey: 'designAndVersion' },
  reports: {
    partitionKey: 'userId',
    sortKey: 'id',
    indexes: { byDesign: { sortKey: 'designAndId' } },
  },
  equipment: { partitionKey: 'owner', sortKey: 'id' },
  designDevices: {
    partitionKey: 'userId',
    sortKey: 'designAndDevice',
    indexes: { byDevice: { sortKey: 'deviceAndDesign' } },
  },
  templates: {
    partitionKey: 'userId',
    sortKey: 'id',
    indexes: { byCreation: { partitionKey: 'kind', sortKey: 'createdAt' } },
  },
  templateVersions: { partitionKey: 'userId', sortKey: 'templateAndRevision' },
  deployments: {
    partitionKey: 'userId',
    sortKey: 'id',
    indexes: {
      byTemplate: { sortKey: 'templateAndId' },
      byDevice: { sortKey: 'deviceAndId' },
      byStatus: { sortKey: 'statusAndId' },
    },
  },
  runningConfigs: { partitionKey: 'userId', sortKey: 'deviceId' },
  // The hash of a token, in the partition that the token names.
  apiTokens: { partitionKey: 'userId', sortKey: 'id', expiresAt: 'removeAt' },
  // Of each user the gate that every call passes, and their sessions.
  sessions: { partitionKey: 'uid', sortKey: 'id', expiresAt: 'expiresAt' },
  labResults: { partitionKey: 'userId', sortKey: 'designId' },
  // What is still to be erased, by the instant at which it is due.
  erasures: { partitionKey: 'state', sortKey: 'dueAndTask' },
  exports: { partitionKey: 'userId', expiresAt: 'removeAt' },
  // By month, so that no partition grows without end.
  audit: {
    partitionKey: 'month',
    sortKey: 'id',
    expiresAt: 'removeAt',
    indexes: {
      byAdministrator: { partitionKey: 'by', sortKey: 'id', attributes: ['act'] },
      byTarget: { partitionKey: 'target', sortKey: 'id', attributes: ['act'] },
    },
  },
  subscriptions: {
    partitionKey: 'uid',
    sortKey: 'id',
    expiresAt: 'expiresAt',
    // What the daily check looks at again, and when.
    indexes: { byDue: { partitionKey: 'dueGroup', sortKey: 'dueAt', attributes: ['version'] } },
  },
} as const satisfies Readonly<Record<string, TableDescription>>;

export type TableName = keyof typeof tables;

/** Names of a table's indexes; `never` where it has none. */
export type IndexName<Table extends TableName> = (typeof tables)[Table] extends {
  readonly indexes: infer Indexes;
}
  ? keyof Indexes & string
  : never;

export const isTableName = (name: string): name is TableName => name in tables;

/** The key of an item. */
export type KeyOf<Table extends TableName> = Readonly<
  Record<
    Extract<(typeof tables)[Table][keyof (typeof tables)[Table] & ('partitionKey' | 'sortKey')], string>,
    string
  >
>;

export const describedTable = (table: TableName): TableDescription => tables[table];

/** An attribute that every item of a table has. */
export const primaryKey = (table: TableName): string => {
  const { partitionKey, sortKey } = describedTable(table);
  return sortKey ?? partitionKey;
};

/** The environment variable that tells a function a table's physical name: `DESIGN_DEVICES_TABLE`. */
export const tableVariable = (table: TableName): string => `${constantCase(table)}_TABLE`;

/** `designDevices` becomes `DESIGN_DEVICES`. */
export const constantCase = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/** As much of a design as its concerns depend on. */
function attentionAttributes(): readonly string[] {
  return [
    'designName',
    'designStatus',
    'version',
    'plannedDevices',
    'deviceCount',
    'reportCount',
    ...Object.keys(designStages),
  ];
}

/** `searchText` comes after its source fields; the order is part of the deployed index. */
function summaryAttributes(): readonly string[] {
  return Object.keys(designSummaryFields)
    .filter((field) => field !== 'userId' && field !== 'id')
    .flatMap((field) => (field === 'description' ? [field, 'searchText'] : [field]));
}
