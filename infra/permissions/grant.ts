import type { AnyRoute } from '#shared/contract/define-route.ts';
import type { QueueName } from '#shared/queues/define-queue.ts';
import type { SecretName } from '#shared/secrets/secret-name.ts';
import type { BucketName } from '#shared/tables/buckets.ts';
import type { IndexName, TableName } from '#shared/tables/tables.ts';

/** A transaction needs the action of each of its parts: Put, Update, Delete, ConditionCheck, Get. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

export type ObjectAction = 'GetObject' | 'PutObject' | 'DeleteObject';

export type UserPoolAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminDisableUser'
  | 'AdminEnableUser'
  | 'AdminGetUser'
  | 'AdminInitiateAuth'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'AdminUserGlobalSignOut';

export type TableGrant = {
  readonly [Table in TableName]: {
    readonly table: Table;
    readonly actions: readonly TableAction[];
    /** The only attributes that the actions may name, keys included; all where it is left out. */
    readonly attributes?: readonly string[];
    /** Indexes that the route queries. Each allows Query on that index alone. */
    readonly indexes?: readonly IndexName<Table>[];
  };
}[TableName];

export interface BucketGrant {
  readonly bucket: BucketName;
  readonly actions: readonly ObjectAction[];
  /** Whether it may list the objects, which also makes a missing one known as such. */
  readonly lists?: boolean;
}

export interface UserPoolGrant {
  /** Empty: the route only needs to know the pool, to verify a token or to make a call that takes no role. */
  readonly userPool: readonly UserPoolAction[];
}

/** What a sender needs, or else what Lambda needs that receives on behalf of a queue's worker. */
export type QueueAction = 'SendMessage' | 'ReceiveMessage' | 'DeleteMessage' | 'GetQueueAttributes';

export interface QueueGrant {
  readonly queue: QueueName;
  readonly actions: readonly QueueAction[];
}

/** To read a secret when it runs, so that a rotated one needs no deployment. */
export interface SecretGrant {
  readonly secret: SecretName;
}

/** To send mails from the product's own address. */
export interface MailGrant {
  readonly mail: true;
}

/** Every table that keeps items of a user in a partition of their own (shared/tables/erasable.ts). */
export interface OwnItemsGrant {
  readonly ownItems: readonly TableAction[];
}

/** One thing that a function may do. It sets the environment variable and the permission together. */
export type Grant =
  | TableGrant
  | OwnItemsGrant
  | BucketGrant
  | UserPoolGrant
  | QueueGrant
  | SecretGrant
  | MailGrant;

/** The routes that a contract file exports; each is exported under its own name. */
export type RouteNames<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends AnyRoute ? Name : never;
}[keyof Contract];

/** Exactly one entry for each route of a contract file: one too few or too many does not compile. */
export type Permissions<Contract> = Readonly<Record<RouteNames<Contract>, readonly Grant[]>>;
