import { choiceOf } from '#shared/subscriptions/plan-offers.ts';
import { fromSubunits } from '../payments/subunits.ts';
import { instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { findProfile } from '../storage/profiles.ts';
import {
  insertInvoice,
  markRefunded,
  readBilling,
  type StoredInvoice,
} from '../storage/subscriptions/invoices.ts';
import { countPaymentsStep } from '../storage/subscriptions/payment-days.ts';
import {
  claimCustomer,
  insertLedgerEntry,
  markPaymentStep,
  markReversedStep,
} from '../storage/subscriptions/payments.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import type { Step } from '../storage/tables/transact.ts';
import type { AppliedPayment, Effect } from './effect.ts';
import { offerDescription } from './offer-description.ts';
import type { Truth } from './read-truth.ts';
import { presentSeller } from './seller.ts';

/**
 * What is written with the subscription when transactions are applied: the ledger's entries, which make a second
 * application impossible, the invoices, the consumed payments, the counts of the day.
 */
export async function effectSteps(
  uid: string,
  before: StoredSubscription,
  after: StoredSubscription,
  effects: readonly Effect[],
  { ledger }: Pick<Truth, 'ledger'>,
): Promise<readonly Step[]> {
  const payer =
    after.customer && before.customer === undefined ? [claimCustomer(uid, after.customer.code)] : [];
  if (effects.length === 0) return payer;
  const to = effects.some(({ kind }) => kind === 'payment') ? await recipient(uid) : undefined;
  return [...payer, ...effects.flatMap((effect) => stepsOf(uid, effect, to, ledger))];
}

function stepsOf(
  uid: string,
  effect: Effect,
  to: Recipient | undefined,
  ledger: Truth['ledger'],
): readonly Step[] {
  switch (effect.kind) {
    case 'payment':
      return to ? paymentSteps(uid, effect, to) : [];
    case 'ignored':
      return ignoredSteps(uid, effect);
    case 'reversal':
      return reversalSteps(uid, effect, ledger);
  }
}

type Recipient = Pick<StoredInvoice, 'billing' | 'to'>;

async function recipient(uid: string): Promise<Recipient> {
  const [profile, billing] = await Promise.all([findProfile(uid), readBilling(uid)]);
  const { displayName: name = '', company = '', email = '' } = profile ?? {};
  return { billing, to: { name, company, email } };
}

function paymentSteps(uid: string, effect: AppliedPayment, recipientOfIt: Recipient): readonly Step[] {
  const { transaction, payment, isConversion, isReversed, found } = effect;
  const { amount } = transaction;
  const invoice = invoiceOf(effect, recipientOfIt);
  const entry = entryOf(effect);
  return [
    insertLedgerEntry(uid, {
      ...entry,
      effect: 'applied',
      invoiceId: invoice.id,
      found,
      ...(isReversed && { reversedAt: entry.appliedAt }),
    }),
    insertInvoice(uid, invoice),
    ...(payment ? [markPaymentStep(uid, payment.reference, 'appliedAt')] : []),
    countPaymentsStep({
      payments: 1,
      amount,
      ...(isConversion && { conversions: 1 }),
      ...(isReversed && { refunds: 1 }),
    }),
  ];
}

const ignoredSteps = (uid: string, effect: Extract<Effect, { kind: 'ignored' }>): readonly Step[] => [
  insertLedgerEntry(uid, { ...entryOf(effect), effect: 'ignored' }),
  ...(effect.payment ? [markPaymentStep(uid, effect.payment.reference, 'mismatchAt')] : []),
];

function reversalSteps(uid: string, { transaction }: Effect, ledger: Truth['ledger']): readonly Step[] {
  const entry = ledger.find(({ transactionId }) => transactionId === transaction.id);
  return [
    markReversedStep(uid, transaction.id),
    ...(entry?.invoiceId === undefined ? [] : [markRefunded(uid, entry.invoiceId)]),
    countPaymentsStep({ refunds: 1 }),
  ];
}

const entryOf = ({ transaction: { id, reference, amount, currency } }: Effect) => ({
  transactionId: id,
  reference,
  amount,
  currency,
  appliedAt: instantNow(),
});

function invoiceOf(effect: AppliedPayment, { billing, to }: Recipient): StoredInvoice {
  const id = newId();
  const { transaction, payment, offerId, periodStart, periodEnd, isReversed } = effect;
  const issuedAt = instantNow();
  return {
    id,
    // Numbers grow with time; the last digits of the id keep two of one day apart.
    number: `NW-${issuedAt.slice(0, 10).replaceAll('-', '')}-${id.slice(-8).toUpperCase()}`,
    issuedAt,
    status: isReversed ? 'refunded' : 'paid',
    ...choiceOf(offerId),
    description: payment?.description ?? offerDescription(offerId),
    amount: fromSubunits(transaction.amount),
    currency: 'USD',
    periodStart,
    periodEnd,
    reference: transaction.reference,
    seller: presentSeller(),
    billing,
    to,
  };
}
