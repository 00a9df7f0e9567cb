import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { notFound } from '#shared/contract/errors.ts';
import { BillingDetails, Invoice } from '#shared/contract/subscription-items.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { query } from '../tables/query.ts';
import { readItem } from '../tables/read-item.ts';
import type { Step } from '../tables/transact.ts';
import { billingKey, parseBilling, subscriptionsTable as TableName } from './subscription-items.ts';

const prefix = 'invoice#';
const invoiceKey = (uid: string, id: string) => ({ uid, id: `${prefix}${id}` });

/** Who sells: the address in lines; empty is not stated. */
const Seller = z.object({ name: z.string(), address: z.string(), taxId: z.string() });
export type Seller = z.output<typeof Seller>;

/** An invoice with whom it is from and to, as it was when it was issued. */
const StoredInvoice = z.object({
  ...Invoice.shape,
  seller: Seller.default({ name: 'Netwright', address: '', taxId: '' }),
  billing: BillingDetails,
  to: z.object({ name: z.string(), company: z.string(), email: z.string() }),
});
export type StoredInvoice = z.output<typeof StoredInvoice>;

/** The key has a prefix before the invoice's id. */
const parseInvoice = (item: unknown): StoredInvoice => {
  const { id } = z.object({ id: z.string() }).parse(item);
  return StoredInvoice.parse(Object.assign({}, item, { id: id.slice(prefix.length) }));
};

export const insertInvoice = (uid: string, invoice: StoredInvoice): Step => ({
  write: {
    Put: {
      TableName,
      Item: { ...invoice, ...invoiceKey(uid, invoice.id) },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  },
});

export const markRefunded = (uid: string, id: string): Step => ({
  write: {
    Update: {
      TableName,
      Key: invoiceKey(uid, id),
      UpdateExpression: 'SET #status = :refunded',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':refunded': 'refunded' },
    },
  },
});

/** Newest first. */
export async function listInvoices(uid: string, atMost?: number): Promise<readonly StoredInvoice[]> {
  const items = await query('subscriptions', {
    partition: uid,
    sort: { prefix },
    newestFirst: true,
    ...(atMost !== undefined && { atMost }),
  });
  return items.map(parseInvoice);
}

/** @throws not_found */
export async function getInvoice(uid: string, id: string): Promise<StoredInvoice> {
  const item = await readItem('subscriptions', invoiceKey(uid, id));
  if (!item) throw notFound('invoice');
  return parseInvoice(item);
}

/** What invoices say of a user; empty before it was entered. */
export async function readBilling(uid: string): Promise<BillingDetails> {
  const item = await readItem('subscriptions', billingKey(uid));
  return parseBilling(item);
}

export async function saveBilling(uid: string, billing: BillingDetails): Promise<void> {
  await documentClient().send(new PutCommand({ TableName, Item: { ...billingKey(uid), ...billing } }));
}
