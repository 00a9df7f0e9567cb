import * as z from 'zod';

/** What a write is answered when it meets a transaction on an item of its own: an error under DynamoDB's name. */
export interface Conflict {
  readonly type:
    | 'TransactionCanceledException'
    | 'TransactionConflictException'
    | 'TransactionInProgressException';
  readonly message: string;
  readonly reasons?: readonly { readonly Code: string; readonly Message?: string }[];
}

/** The items of the transactions under way. */
export interface ItemLocks {
  /** Begins a request; returns what ends it, or why it may not begin. */
  begin(operation: string, body: unknown): { readonly end: () => void } | { readonly conflict: Conflict };
}

const Attributes = z.record(z.string(), z.unknown());
const Write = z.object({
  TableName: z.string(),
  Key: Attributes.optional(),
  Item: Attributes.optional(),
});
type Write = z.output<typeof Write>;
const Transaction = z.object({
  TransactItems: z.array(z.record(z.string(), Write)),
  ClientRequestToken: z.string().optional(),
});

const ongoing = 'Transaction is ongoing for the item';
const inProgress = 'Transaction for the given token is in progress';
const singleWrites: ReadonlySet<string> = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);

/**
 * DynamoDB's rule for transactions that meet, which the local engine does not have, since it answers one request after the
 * other: one that touches an item of a transaction under way is cancelled, and so is a single write of such an item. A client
 * that timed out and sends its transaction again learns that the first one is in progress, and may retry.
 * Source: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
 * @param keysOf the names of a table's key attributes
 */
export function createItemLocks(keysOf: (table: string) => readonly string[]): ItemLocks {
  const locked = new Map<string, symbol>();
  const itemOf = ({ TableName, Key, Item }: Write): string => {
    const attributes = Key ?? Item ?? {};
    return JSON.stringify([TableName, ...keysOf(TableName).map((name) => attributes[name])]);
  };

  return {
    begin(operation, body) {
      if (singleWrites.has(operation)) {
        if (!locked.has(itemOf(Write.parse(body)))) return { end: () => {} };
        return { conflict: { type: 'TransactionConflictException', message: ongoing } };
      }
      if (operation !== 'TransactWriteItems' && operation !== 'TransactGetItems') return { end: () => {} };
      const { TransactItems: writes, ClientRequestToken: token = '' } = Transaction.parse(body);
      if (locked.has(token))
        return { conflict: { type: 'TransactionInProgressException', message: inProgress } };
      const items = writes.flatMap(Object.values).map(itemOf);
      const reasons = items.map((item) =>
        locked.has(item) ? { Code: 'TransactionConflict', Message: ongoing } : { Code: 'None' },
      );
      if (reasons.some(({ Code }) => Code !== 'None')) return { conflict: cancelled(reasons) };
      if (operation === 'TransactGetItems') return { end: () => {} };
      const holder = Symbol(operation);
      const held = token ? [...items, token] : items;
      for (const each of held) locked.set(each, holder);
      return {
        end: () => {
          for (const each of held) if (locked.get(each) === holder) locked.delete(each);
        },
      };
    },
  };
}

const cancelled = (reasons: NonNullable<Conflict['reasons']>): Conflict => ({
  type: 'TransactionCanceledException',
  message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
  reasons,
});
