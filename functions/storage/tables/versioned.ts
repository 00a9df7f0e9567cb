import { notFound, Refusal, staleVersion } from '#shared/contract/errors.ts';
import { type KeyOf, primaryKey, type TableName } from '#shared/tables/tables.ts';
import { instantNow } from '../../runtime/clock.ts';
import { setting } from './setting.ts';
import { tableName } from './table-name.ts';
import type { Step, StoredAttributes } from './transact.ts';

export type Refuse = (stored: StoredAttributes) => Refusal | Promise<Refusal>;
type Fields = Readonly<Record<string, unknown>>;

/** What an update leaves unchanged, and further conditions on the stored item. */
export interface Condition {
  readonly expression: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * The writes of documents that several people may change at once. Each but the first names the version that it is
 * based on; if another one is stored, the write is rejected with `stale_version` and the stored version, or
 * `not_found`.
 * @param noun what sentences call such a document: "This design was changed by someone else."
 */
export function versioned<Table extends TableName>(table: Table, noun: string) {
  const TableName = tableName(table);
  const isNew = `attribute_not_exists(${primaryKey(table)})`;
  const otherVersion: Refuse = (stored) =>
    stored.version ? staleVersion(noun, Number(stored.version.N)) : notFound(noun);

  /** @throws stale_version when a change is based on another version than the stored one. */
  const expect = (stored: { readonly version: number }, basedOn: number): void => {
    if (stored.version !== basedOn) throw staleVersion(noun, stored.version);
  };

  return {
    otherVersion,
    expect,

    /** Adds an item that is not there yet. */
    insert: (item: Fields, refuse?: Refuse): Step => ({
      write: { Put: { TableName, Item: item, ConditionExpression: isNew, ...returnsStored } },
      ...(refuse && { refuse }),
    }),

    /** Replaces a version of an item with a whole item. */
    replace: (item: Fields, version: number, refuse: Refuse = otherVersion): Step => ({
      write: { Put: { TableName, Item: item, ...at(version) } },
      refuse,
    }),

    /** Sets fields of a version and drops those that are `undefined`; other attributes stay as they are. */
    change: (key: KeyOf<Table>, version: number, fields: Fields): Step => ({
      write: { Update: { TableName, Key: key, ...settingAt(version, fields) } },
      refuse: otherVersion,
    }),

    /** Deletes a version. Without a refusal, a failed condition makes `transactAgain` retry. */
    remove: (key: KeyOf<Table>, version: number, refuse?: Refuse, also?: Condition): Step => ({
      write: { Delete: { TableName, Key: key, ...at(version, also) } },
      ...(refuse && { refuse }),
    }),

    /**
     * Changes a stored document: the version that the change is based on, or whatever is stored where it names none.
     * @throws stale_version when another version is stored than the named one.
     */
    revise: <Stored extends { readonly version: number }, Result>(
      basedOn: number | undefined,
      read: () => Promise<Stored>,
      change: (stored: Stored) => Promise<Result>,
    ): Promise<Result> => {
      const attempt = async () => {
        const stored = await read();
        if (basedOn !== undefined) expect(stored, basedOn);
        return change(stored);
      };
      return basedOn === undefined ? whateverVersion(attempt) : attempt();
    },
  };
}

/** The next version of a document, with what a change gives. */
export const nextVersion = <
  Document extends { readonly version: number; readonly updatedAt: string },
  Change,
>(
  stored: Document,
  change: Change,
) => ({ ...stored, ...change, version: stored.version + 1, updatedAt: instantNow() });

/** How often a change that applies to any version is retried after a concurrent write. */
const attempts = 5;

/** Runs a read and a change based on it, and repeats both while someone else changes it in between. */
export async function whateverVersion<Result>(change: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change();
    } catch (error) {
      if (attempt === attempts || !isStale(error)) throw error;
    }
  }
}

const isStale = (error: unknown): boolean => error instanceof Refusal && error.code === 'stale_version';

const returnsStored = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

const at = (version: number, also?: Condition) => ({
  ConditionExpression: `#version = :storedVersion${also ? ` AND (${also.expression})` : ''}`,
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':storedVersion': version, ...also?.values },
  ...returnsStored,
});

function settingAt(version: number, fields: Fields) {
  const condition = at(version);
  const update = setting(fields);
  return {
    ...condition,
    ...update,
    ExpressionAttributeNames: { ...condition.ExpressionAttributeNames, ...update.ExpressionAttributeNames },
    ExpressionAttributeValues: {
      ...condition.ExpressionAttributeValues,
      ...update.ExpressionAttributeValues,
    },
  };
}
