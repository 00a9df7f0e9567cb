import type { DatabaseSync } from 'node:sqlite';
import type * as z from 'zod';
import { openSqliteFile } from '../sqlite/sqlite-file.ts';
import {
  Authorization,
  Customer,
  Delivery,
  Invoice,
  Plan,
  Settings,
  Subscription,
  Transaction,
} from './records.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS records (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    UNIQUE (kind, key)
  ) STRICT;
`;

/** Records of one kind by their key, listed in the order in which they were added. */
export interface Collection<Value> {
  get(key: string): Value | undefined;
  put(value: Value): Value;
  all(): Value[];
}

/** Everything that the provider keeps, in one SQLite file. */
export interface Store {
  readonly database: DatabaseSync;
  readonly customers: Collection<Customer>;
  readonly authorizations: Collection<Authorization>;
  readonly plans: Collection<Plan>;
  readonly transactions: Collection<Transaction>;
  readonly subscriptions: Collection<Subscription>;
  readonly invoices: Collection<Invoice>;
  readonly deliveries: Collection<Delivery>;
  settings(): Settings;
  changeSettings(changes: Partial<Settings>): Settings;
  /** The next of the ids that count upwards over all kinds. */
  nextId(): number;
}

/** How many parsed values of a kind are kept: what falls due is looked up several times a second. */
const mostKnown = 2_000;

export function openStore(file: string): Store {
  const database = openSqliteFile(file, schema);
  const one = database.prepare('SELECT value FROM records WHERE kind = ? AND key = ?');
  const every = database.prepare('SELECT value FROM records WHERE kind = ? ORDER BY position');
  const write = database.prepare(
    'INSERT INTO records (kind, key, value) VALUES (?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value',
  );

  function collection<Value>(
    kind: string,
    shape: z.ZodType<Value>,
    keyOf: (value: Value) => string,
  ): Collection<Value> {
    const known = new Map<string, Value>();
    /** Values are never changed in place, so that the same text is the same value. */
    const parse = (row: Record<string, unknown>): Value => {
      const text = String(row.value);
      const value = known.get(text) ?? shape.parse(JSON.parse(text));
      if (known.size > mostKnown) known.clear();
      known.set(text, value);
      return value;
    };
    return {
      get(key) {
        const row = one.get(kind, key);
        return row && parse(row);
      },
      put(value) {
        write.run(kind, keyOf(value), JSON.stringify(value));
        return value;
      },
      all: () => every.all(kind).map(parse),
    };
  }

  const settings = collection('settings', Settings, () => 'all');
  const read = (): Settings => settings.get('all') ?? Settings.parse({});
  return {
    database,
    customers: collection('customer', Customer, ({ customer_code }) => customer_code),
    authorizations: collection('authorization', Authorization, (each) => each.authorization_code),
    plans: collection('plan', Plan, ({ plan_code }) => plan_code),
    transactions: collection('transaction', Transaction, ({ reference }) => reference),
    subscriptions: collection('subscription', Subscription, (each) => each.subscription_code),
    invoices: collection('invoice', Invoice, ({ invoice_code }) => invoice_code),
    deliveries: collection('delivery', Delivery, ({ id }) => String(id)),
    settings: read,
    changeSettings: (changes) => settings.put({ ...read(), ...changes }),
    nextId: () => {
      const row = database.prepare('SELECT COUNT(*) AS count FROM records').get();
      return 1_000 + Number(row?.count ?? 0);
    },
  };
}
