import { type OfferId, offerIds } from '#shared/subscriptions/plan-offers.ts';
import { ownerOfReference } from '../payments/own-reference.ts';
import { type ProviderSubscription, subscriptionsOfCustomer } from '../payments/provider-subscriptions.ts';
import { type ProviderTransaction, paidTransactions, verifyTransaction } from '../payments/transactions.ts';
import {
  findPayment,
  type LedgerEntry,
  ownerOfCustomer,
  readLedger,
} from '../storage/subscriptions/payments.ts';
import { readPlanCodes } from '../storage/subscriptions/plan-codes.ts';
import type { Payment, StoredSubscription } from '../storage/subscriptions/subscription-items.ts';

/** A payment of ours with what the provider says of it; no transaction where nobody went to the checkout page. */
export interface OwnPayment {
  readonly payment: Payment;
  readonly transaction: ProviderTransaction | undefined;
}

/** What the provider says now of a user, and what was done about it before. */
export interface Truth {
  readonly own: readonly OwnPayment[];
  /** Every transaction that was asked for or that took the customer's money. */
  readonly transactions: readonly ProviderTransaction[];
  readonly customer: StoredSubscription['customer'];
  readonly subscriptions: readonly ProviderSubscription[];
  readonly ledger: readonly LedgerEntry[];
  readonly offerOfPlan: (planCode: string | undefined) => OfferId | undefined;
}

/**
 * Asks the provider for everything that decides a user's subscription.
 * @param reference of a payment that someone asks about: of the user, or of their customer at the provider
 */
export async function readTruth(
  uid: string,
  stored: StoredSubscription,
  reference: string | undefined,
): Promise<Truth> {
  const references = new Set([...stored.openReferences, ...(reference === undefined ? [] : [reference])]);
  const [asked, ledger, planCodes] = await Promise.all([
    Promise.all([...references].map((each) => askAbout(uid, each))),
    readLedger(uid),
    readPlanCodes(),
  ]);
  const customer = stored.customer ?? (await ownCustomer(uid, asked));
  // In this order: the payment that began a subscription which is listed is then listed, too.
  const subscriptions = customer ? await subscriptionsOfCustomer(customer.id) : [];
  const paid = customer ? await paidTransactions(customer.id) : [];
  const isOfUser = ({ customer: payer }: ProviderTransaction) => payer.customer_code === customer?.code;
  const own = asked.flatMap(({ payment, transaction }) => (payment ? [{ payment, transaction }] : []));
  const others = asked.flatMap(({ payment, transaction }) =>
    !payment && transaction && isOfUser(transaction) ? [transaction] : [],
  );
  const listed = await ownAmong(uid, paid, own);
  return {
    own: [...own, ...listed],
    transactions: unique([
      ...own.flatMap(({ transaction }) => transaction ?? []),
      ...others,
      ...paid.filter(isOfUser),
    ]),
    customer,
    subscriptions,
    ledger,
    offerOfPlan: (planCode) =>
      offerIds.find((id) => planCodes.some((known) => known.planCode === planCode && known.offerId === id)),
  };
}

async function askAbout(uid: string, reference: string) {
  const [payment, transaction] = await Promise.all([
    findPayment(uid, reference),
    verifyTransaction(reference),
  ]);
  return { payment, transaction };
}

/** The payments of ours among a customer's transactions, without those that were asked for already. */
async function ownAmong(
  uid: string,
  paid: readonly ProviderTransaction[],
  known: readonly OwnPayment[],
): Promise<readonly OwnPayment[]> {
  const unknown = paid.filter(
    ({ reference }) => !known.some(({ payment }) => payment.reference === reference),
  );
  const found = await Promise.all(
    unknown
      .filter(({ reference }) => ownerOfReference(reference) === uid)
      .map(async (transaction) => ({ payment: await findPayment(uid, transaction.reference), transaction })),
  );
  return found.flatMap(({ payment, transaction }) => (payment ? [{ payment, transaction }] : []));
}

/** The payer of a payment of ours, unless they are known as another user's: an address may have changed hands. */
async function ownCustomer(
  uid: string,
  asked: readonly {
    readonly payment: Payment | undefined;
    readonly transaction: ProviderTransaction | undefined;
  }[],
): Promise<StoredSubscription['customer']> {
  const paid = asked.find(
    ({ payment, transaction }) => payment && ['success', 'reversed'].includes(transaction?.status ?? ''),
  );
  if (!paid?.transaction) return undefined;
  const { id, customer_code: code, email } = paid.transaction.customer;
  const owner = await ownerOfCustomer(code);
  return owner === undefined || owner === uid ? { id, code, email } : undefined;
}

const unique = (transactions: readonly ProviderTransaction[]): readonly ProviderTransaction[] => [
  ...new Map(transactions.map((transaction) => [transaction.id, transaction])).values(),
];
