import type { BucketName } from '#shared/tables/buckets.ts';
import { isTableName, type TableName } from '#shared/tables/tables.ts';

/** What a table keeps of a user, in the partition of the user's uid. */
export interface OwnItems {
  readonly holds: 'own';
  /** Its folder in an export, or a reason why exports leave it out. */
  readonly exported: { readonly folder: string } | { readonly leftOut: string };
  /** Begins the sort keys of what is ours alone: locks and counts. */
  readonly notes?: readonly string[];
  /** Attributes that are ours alone: keys of indexes, secrets. */
  readonly hidden?: readonly string[];
}

/** A table that is not kept by user, and why nothing of one stays in it. */
export interface SharedItems {
  readonly holds: 'shared';
  readonly because: string;
}

/**
 * What every table has of a user: the one list that exports and erasure read. A table that is missing here does not
 * compile. What is counted beyond a table, or named by others, has its own step in erase-account.ts.
 */
export const erasableTables: Readonly<Record<TableName, OwnItems | SharedItems>> = {
  profiles: { holds: 'own', exported: { folder: 'profile' }, hidden: ['kind'] },
  activity: { holds: 'own', exported: { folder: 'activity' }, notes: ['used#'] },
  stats: { holds: 'shared', because: 'Counts over all users, which fall with what is erased.' },
  designs: {
    holds: 'own',
    exported: { folder: 'designs' },
    notes: ['name#', 'counts'],
    hidden: ['statusAndId', 'searchText', 'attentionAt', 'attentionWas'],
  },
  topologies: { holds: 'own', exported: { folder: 'topologies' }, hidden: ['revision', 'seal'] },
  topologyVersions: {
    holds: 'own',
    exported: { leftOut: 'The present version of each topology is exported.' },
  },
  reports: { holds: 'own', exported: { folder: 'reports' }, hidden: ['designAndId'] },
  equipment: { holds: 'own', exported: { folder: 'equipment' }, notes: ['counts'], hidden: ['uses'] },
  designDevices: {
    holds: 'own',
    exported: { folder: 'equipment-of-designs' },
    hidden: ['designAndDevice', 'deviceAndDesign'],
  },
  templates: {
    holds: 'own',
    exported: { folder: 'templates' },
    notes: ['total'],
    hidden: ['kind', 'savedAs'],
  },
  templateVersions: {
    holds: 'own',
    exported: { folder: 'template-versions' },
    hidden: ['kind', 'savedAs', 'templateAndRevision'],
  },
  deployments: {
    holds: 'own',
    exported: { folder: 'deployments' },
    notes: ['template#', 'totals'],
    hidden: ['templateAndId', 'deviceAndId', 'statusAndId'],
  },
  runningConfigs: { holds: 'own', exported: { folder: 'running-configurations' }, hidden: ['savedAs'] },
  apiTokens: { holds: 'own', exported: { folder: 'api-tokens' }, hidden: ['hash', 'removeAt'] },
  sessions: {
    holds: 'shared',
    because:
      'The gate of an erased account stays closed until its last token has expired; all of it expires then.',
  },
  labResults: { holds: 'own', exported: { folder: 'lab-results' } },
  subscriptions: {
    holds: 'own',
    exported: { folder: 'subscription' },
    notes: ['usage'],
    hidden: ['dueGroup', 'dueAt', 'providerSubscription'],
  },
  erasures: { holds: 'shared', because: 'What is still to be erased; forgotten when it is.' },
  exports: { holds: 'own', exported: { leftOut: 'It only says how far the export is.' } },
  audit: {
    holds: 'shared',
    because: 'What administrators did; entries about a user name nobody once the account is erased.',
  },
};

/** What a bucket has of a user. */
interface OwnObjects {
  /** Whether every key begins with the owner's uid; otherwise items name the objects. */
  readonly isByOwner: boolean;
  readonly exported: { readonly folder: string } | { readonly leftOut: string };
}

export const erasableBuckets: Readonly<Record<BucketName, OwnObjects>> = {
  topologies: { isByOwner: true, exported: { leftOut: 'They are in the documents of the topologies.' } },
  reports: { isByOwner: true, exported: { folder: 'reports' } },
  // Devices and profiles name theirs.
  images: { isByOwner: false, exported: { folder: 'pictures' } },
  configurations: {
    isByOwner: true,
    exported: { leftOut: 'They are in the documents of templates, deployments and running configurations.' },
  },
  configFiles: { isByOwner: true, exported: { folder: 'uploaded-files' } },
  exports: { isByOwner: true, exported: { leftOut: 'Former exports.' } },
};

/** The tables that keep items of a user in a partition of their own. */
export const ownTables: readonly TableName[] = Object.entries(erasableTables).flatMap(([table, { holds }]) =>
  holds === 'own' && isTableName(table) ? [table] : [],
);
