import type { BucketName } from './buckets.ts';
import { isTableName, type TableName } from './tables.ts';

/** What a table keeps of a user, in the partition of the user's uid. */
export interface OwnItems {
  readonly holds: 'own';
  /** Its document in an export, or a reason why exports leave it out. */
  readonly exported: { readonly document: string } | { readonly leftOut: string };
  /** Begins the sort keys of what is ours alone: locks and counts. */
  readonly notes?: readonly string[];
  /** Where its texts are that are too long for their items. */
  readonly bodies?: 'topologies' | 'configurations';
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
 * compile. What is counted beyond a table, or named by others, has its own step in functions/storage/erase-account.ts.
 */
export const erasableTables: Readonly<Record<TableName, OwnItems | SharedItems>> = {
  profiles: { holds: 'own', exported: { document: 'profile' }, hidden: ['kind'] },
  activity: { holds: 'own', exported: { document: 'activity' }, notes: ['used#'] },
  stats: { holds: 'shared', because: 'Counts over all users, which fall with what is erased.' },
  designs: {
    holds: 'own',
    exported: { document: 'designs' },
    notes: ['name#', 'counts'],
    hidden: ['statusAndId', 'searchText', 'attentionAt', 'attentionWas'],
  },
  topologies: {
    holds: 'own',
    exported: { document: 'topologies' },
    bodies: 'topologies',
    hidden: ['revision', 'seal'],
  },
  topologyVersions: {
    holds: 'own',
    exported: { document: 'topology-versions' },
    bodies: 'topologies',
    notes: ['names#'],
    hidden: ['revision', 'seal', 'designAndVersion'],
  },
  reports: { holds: 'own', exported: { document: 'reports' }, hidden: ['designAndId'] },
  equipment: { holds: 'own', exported: { document: 'equipment' }, notes: ['counts'], hidden: ['uses'] },
  designDevices: {
    holds: 'own',
    exported: { document: 'equipment-of-designs' },
    hidden: ['designAndDevice', 'deviceAndDesign'],
  },
  templates: {
    holds: 'own',
    exported: { document: 'templates' },
    bodies: 'configurations',
    notes: ['total'],
    hidden: ['kind', 'savedAs'],
  },
  templateVersions: {
    holds: 'own',
    exported: { document: 'template-versions' },
    bodies: 'configurations',
    hidden: ['kind', 'savedAs', 'templateAndRevision'],
  },
  deployments: {
    holds: 'own',
    exported: { document: 'deployments' },
    bodies: 'configurations',
    notes: ['template#', 'totals'],
    hidden: ['templateAndId', 'deviceAndId', 'statusAndId'],
  },
  runningConfigs: {
    holds: 'own',
    exported: { document: 'running-configurations' },
    bodies: 'configurations',
    hidden: ['savedAs'],
  },
  apiTokens: {
    holds: 'own',
    exported: { document: 'api-tokens' },
    notes: ['places'],
    hidden: ['hash', 'removeAt'],
  },
  // The gate goes last (functions/storage/erase-account.ts): it keeps late calls out.
  sessions: { holds: 'own', exported: { document: 'sessions' }, notes: ['gate'], hidden: ['expiresAt'] },
  labResults: { holds: 'own', exported: { document: 'lab-results' } },
  subscriptions: {
    holds: 'own',
    exported: { document: 'subscription' },
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
