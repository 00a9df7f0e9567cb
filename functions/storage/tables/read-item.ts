import type { KeyOf, TableName } from '#shared/tables/tables.ts';
import { keysInCall, readTables } from './batch-get.ts';
import { tableName } from './table-name.ts';

type Key = Readonly<Record<string, string>>;
type Item = Record<string, unknown>;

interface Reading {
  readonly table: string;
  readonly key: Key;
  readonly resolve: (item: Item | undefined) => void;
  readonly reject: (error: unknown) => void;
}

let waiting: Reading[] = [];

/**
 * Reads an item by its key, consistently; undefined where there is none. What a function asks for in one turn of the event
 * loop is read in one call: the gate of a caller, and what the call is about.
 */
export function readItem<Table extends TableName>(
  table: Table,
  key: KeyOf<Table>,
): Promise<Item | undefined> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setImmediate(readWaiting);
    waiting.push({ table: tableName(table), key, resolve, reject });
  });
}

function readWaiting(): void {
  const all = waiting;
  waiting = [];
  for (let start = 0; start < all.length; start += keysInCall)
    void readTogether(all.slice(start, start + keysInCall));
}

async function readTogether(readings: readonly Reading[]): Promise<void> {
  try {
    const found = await readTables(keysByTable(readings));
    for (const { table, key, resolve } of readings) resolve(found.get(table)?.find(hasKey(key)));
  } catch (error) {
    for (const { reject } of readings) reject(error);
  }
}

/** Each once: DynamoDB takes no key twice. */
function keysByTable(readings: readonly Reading[]): ReadonlyMap<string, readonly Key[]> {
  const keys = new Map<string, Key[]>();
  for (const { table, key } of readings) {
    const known = keys.get(table) ?? [];
    if (!known.some(hasKey(key))) keys.set(table, [...known, key]);
  }
  return keys;
}

const hasKey = (key: Key) => {
  const parts = Object.entries(key);
  return (item: Readonly<Record<string, unknown>>): boolean =>
    parts.every(([name, value]) => item[name] === value);
};
