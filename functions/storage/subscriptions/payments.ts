import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Instant } from '#shared/contract/identifiers.ts';
import { instantNow } from '../../runtime/clock.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { conditionHeld } from '../tables/condition-held.ts';
import { query } from '../tables/query.ts';
import { readItem } from '../tables/read-item.ts';
import type { Step } from '../tables/transact.ts';
import {
  customerKey,
  FoundPlan,
  ledgerKey,
  ledgerPrefix,
  type Payment,
  parsePayment,
  paymentKey,
  subscriptionsTable as TableName,
} from './subscription-items.ts';

const isNew = 'attribute_not_exists(id)';

export async function findPayment(uid: string, reference: string): Promise<Payment | undefined> {
  const item = await readItem('subscriptions', paymentKey(uid, reference));
  return item && parsePayment(item);
}

export const insertPayment = (uid: string, payment: Payment): Step => ({
  write: {
    Put: {
      TableName,
      Item: { ...paymentKey(uid, payment.reference), ...payment },
      ConditionExpression: isNew,
    },
  },
});

/** What may happen to a payment, each once. */
type Mark = 'appliedAt' | 'mismatchAt' | 'verifiedAt' | 'convertedAt';

const marking = (uid: string, reference: string, mark: Mark) => ({
  TableName,
  Key: paymentKey(uid, reference),
  UpdateExpression: `SET ${mark} = :now`,
  ConditionExpression: `attribute_exists(id) AND attribute_not_exists(${mark})`,
  ExpressionAttributeValues: { ':now': instantNow() },
});

/** The step that consumes a payment, once. */
export const markPaymentStep = (uid: string, reference: string, mark: 'appliedAt' | 'mismatchAt'): Step => ({
  write: { Update: marking(uid, reference, mark) },
});

/** @returns whether this was the first time. */
export const markPayment = (
  uid: string,
  reference: string,
  mark: 'verifiedAt' | 'convertedAt',
): Promise<boolean> => conditionHeld(documentClient().send(new UpdateCommand(marking(uid, reference, mark))));

/** What was done with a transaction of the provider; the entry makes a second application impossible. */
const LedgerEntry = z.object({
  transactionId: z.string(),
  reference: z.string(),
  effect: z.enum(['applied', 'ignored']),
  /** In subunits. */
  amount: z.int(),
  currency: z.string(),
  invoiceId: z.string().optional(),
  found: FoundPlan.optional(),
  appliedAt: Instant,
  reversedAt: Instant.optional(),
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

export async function readLedger(uid: string): Promise<readonly LedgerEntry[]> {
  const items = await query('subscriptions', { partition: uid, sort: { prefix: ledgerPrefix } });
  return items.map((item) => LedgerEntry.parse(item));
}

export const insertLedgerEntry = (uid: string, entry: LedgerEntry): Step => ({
  write: {
    Put: {
      TableName,
      Item: { ...ledgerKey(uid, entry.transactionId), ...entry },
      ConditionExpression: isNew,
    },
  },
});

/** The step that records that a payment was refunded, once. */
export const markReversedStep = (uid: string, transactionId: string): Step => ({
  write: {
    Update: {
      TableName,
      Key: ledgerKey(uid, transactionId),
      UpdateExpression: 'SET reversedAt = :now',
      ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(reversedAt)',
      ExpressionAttributeValues: { ':now': instantNow() },
    },
  },
});

/** The step that makes a customer of the provider this user's, unless they are another's. */
export const claimCustomer = (uid: string, customerCode: string): Step => ({
  write: {
    Put: {
      TableName,
      Item: { ...customerKey(customerCode), owner: uid },
      ConditionExpression: 'attribute_not_exists(id) OR #owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':owner': uid },
    },
  },
});

/** Lets go of a customer whose user is erased. */
export async function removeCustomer(customerCode: string): Promise<void> {
  await documentClient().send(new DeleteCommand({ TableName, Key: customerKey(customerCode) }));
}

export async function ownerOfCustomer(customerCode: string): Promise<string | undefined> {
  const item = await readItem('subscriptions', customerKey(customerCode));
  return item && z.object({ owner: z.string() }).parse(item).owner;
}
