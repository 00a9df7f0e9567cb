import { endOfPeriod } from '#shared/billing-period.ts';
import { usedUpAt } from '#shared/change-of-plan.ts';
import { choiceOf, type OfferId, offerOf } from '#shared/plan-offers.ts';
import type { ProviderTransaction } from '../payments/transactions.ts';
import type { Payment, StoredCard, StoredSubscription } from '../storage/subscription-items.ts';
import { carriedOnUntil } from './carried-on.ts';
import { hasPaidPlan } from './has-paid-plan.ts';
import { outlivedRenewal } from './outlived-renewal.ts';
import type { Truth } from './read-truth.ts';

/** What a transaction of the provider does here, once. */
export type Effect =
  | {
      readonly kind: 'payment';
      readonly transaction: ProviderTransaction;
      readonly payment: Payment | undefined;
      readonly offerId: OfferId;
      readonly periodStart: string;
      readonly periodEnd: string;
      /** The user’s first payment. */
      readonly isConversion: boolean;
      /** It adds days to the present plan, and changes nothing else. */
      readonly isExtension: boolean;
      /** When the plan ends, where what was paid for while a charge waited for its bank goes on after its period. */
      readonly carriedOnUntil?: string | undefined;
      /** It was refunded before anyone here saw it: applied and reversed at once, as if it had been seen in between. */
      readonly isReversed: boolean;
    }
  /** Not what was asked for, or for none of our plans: recorded, and without effect. */
  | {
      readonly kind: 'ignored';
      readonly transaction: ProviderTransaction;
      readonly payment: Payment | undefined;
    }
  | { readonly kind: 'reversal'; readonly transaction: ProviderTransaction };

/** Applies what the provider took or gave back and the ledger does not have, in the order in which it was paid. */
export function applyTransactions(
  stored: StoredSubscription,
  truth: Truth,
): { readonly after: StoredSubscription; readonly effects: readonly Effect[] } {
  let after: StoredSubscription = { ...stored, customer: truth.customer ?? stored.customer };
  const effects: Effect[] = [];
  for (const transaction of truth.transactions.toSorted(byTime)) {
    const effect = effectOf(after, truth, transaction);
    if (!effect) continue;
    effects.push(effect);
    after = withEffect(after, effect);
  }
  return { after, effects };
}

/** Of two payments in one moment, the later one has the larger id at the provider. */
const byTime = (a: ProviderTransaction, b: ProviderTransaction): number =>
  (a.paid_at ?? '').localeCompare(b.paid_at ?? '') || Number(a.id) - Number(b.id);

function effectOf(
  state: StoredSubscription,
  truth: Truth,
  transaction: ProviderTransaction,
): Effect | undefined {
  const entry = truth.ledger.find(({ transactionId }) => transactionId === transaction.id);
  const isReversed = transaction.status === 'reversed';
  if (entry)
    return isReversed && entry.effect === 'applied' && entry.reversedAt === undefined
      ? { kind: 'reversal', transaction }
      : undefined;
  if (!isReversed && transaction.status !== 'success') return undefined;
  const payment = truth.own.find(({ payment: own }) => own.reference === transaction.reference)?.payment;
  if (payment?.appliedAt !== undefined) return undefined;
  const offerId = payment ? payment.offerId : truth.offerOfPlan(transaction.planCode);
  if (offerId === undefined || (payment && !isAsAsked(payment, transaction)))
    return { kind: 'ignored', transaction, payment };
  const paid = momentOf(transaction);
  const extension = payment ? undefined : outlivedRenewal(state, offerId, paid);
  return {
    kind: 'payment',
    transaction,
    payment,
    ...(extension ?? { offerId, ...periodOf(state, payment, offerId, paid) }),
    isConversion: state.paidBy === undefined,
    isExtension: extension !== undefined,
    carriedOnUntil: payment && carriedOnUntil(state, payment),
    isReversed,
  };
}

/** A charge of a stored card has no plan at the provider; a checkout has the one that we asked for. */
const isAsAsked = (payment: Payment, { amount, currency, planCode }: ProviderTransaction): boolean =>
  amount === payment.amount &&
  currency === payment.currency &&
  (payment.kind === 'charge' || planCode === payment.planCode);

/** The provider's clock may be ahead of ours, and nothing is paid in the future. */
const momentOf = ({ paid_at: paidAt }: ProviderTransaction): string =>
  new Date(Math.min(paidAt ? Date.parse(paidAt) : Infinity, Date.now())).toISOString();

/** A charge of a stored card names its period; any other payment is for the one after what is paid for already. */
function periodOf(
  state: StoredSubscription,
  payment: Payment | undefined,
  offerId: OfferId,
  paid: string,
): { readonly periodStart: string; readonly periodEnd: string } {
  if (payment?.period) return { periodStart: payment.period.start, periodEnd: payment.period.end };
  const periodStart = beginOfPeriod(state, offerId, paid);
  return { periodStart, periodEnd: endOfPeriod(periodStart, choiceOf(offerId).billingPeriod) };
}

function beginOfPeriod(state: StoredSubscription, offerId: OfferId, paid: string): string {
  // Nothing is left of a trial, or of what was refunded.
  if (!hasPaidPlan(state)) return paid;
  const lateMs = Date.parse(paid) - Date.parse(state.currentPeriodEnd);
  if (lateMs < 0) return usedUpAt(state, offerId, paid);
  return offerOf(state) === offerId && lateMs < latestRenewalMs ? state.currentPeriodEnd : paid;
}

/** A payment this long after the period's end is not for the time in between. */
const latestRenewalMs = 8 * 86_400_000;

function withEffect(state: StoredSubscription, effect: Effect): StoredSubscription {
  const { reference } = effect.transaction;
  const settled = {
    ...state,
    openReferences: state.openReferences.filter((open) => open !== reference),
    checkout: state.checkout?.reference === reference ? undefined : state.checkout,
  };
  switch (effect.kind) {
    case 'ignored':
      return settled;
    case 'reversal':
      return state.paidBy === effect.transaction.id ? ended(settled) : settled;
    case 'payment': {
      if (effect.isExtension) return effect.isReversed ? settled : extended(settled, effect.periodEnd);
      const paid: StoredSubscription = {
        ...settled,
        ...choiceOf(effect.offerId),
        status: 'active',
        startedAt: state.paidBy === undefined ? effect.periodStart : state.startedAt,
        periodStart: effect.periodStart,
        currentPeriodEnd: effect.periodEnd,
        trial: { used: true, expiresAt: state.trial.expiresAt },
        pastDueSince: undefined,
        scheduled: undefined,
        // The one that renews this is looked for again.
        providerSubscription: undefined,
        paidBy: effect.transaction.id,
        cards: withCard(state.cards, effect.transaction),
      };
      if (effect.isReversed) return ended(paid);
      return effect.carriedOnUntil === undefined ? paid : extended(paid, effect.carriedOnUntil);
    }
  }
}

/** Days are added at the end; what a day is worth stays, so that the period moves with it. */
const extended = (state: StoredSubscription, currentPeriodEnd: string): StoredSubscription => {
  const addedMs = Date.parse(currentPeriodEnd) - Date.parse(state.currentPeriodEnd);
  return {
    ...state,
    periodStart: new Date(Date.parse(state.periodStart) + addedMs).toISOString(),
    currentPeriodEnd,
    // It renews later now.
    providerSubscription: undefined,
  };
};

/** A plan whose payment was refunded. No transaction says when that was: it ends when we learn of it. */
const ended = (state: StoredSubscription): StoredSubscription => ({
  ...state,
  status: 'expired',
  currentPeriodEnd: new Date(Math.min(Date.parse(state.currentPeriodEnd), Date.now())).toISOString(),
  nextPaymentAt: undefined,
  scheduled: undefined,
});

/** How many cards of a user are kept. */
const mostCards = 5;

function withCard(cards: readonly StoredCard[], { authorization }: ProviderTransaction): StoredCard[] {
  const {
    authorization_code: authorizationCode,
    last4 = '',
    exp_month: expMonth,
    exp_year: expYear,
    reusable,
  } = authorization;
  if (!authorizationCode || !reusable || expMonth === undefined || expYear === undefined) return [...cards];
  const brand = (authorization.brand ?? authorization.card_type ?? '').trim();
  const card = { authorizationCode, brand, last4, expMonth, expYear };
  return [card, ...cards.filter((other) => other.authorizationCode !== authorizationCode)].slice(
    0,
    mostCards,
  );
}
