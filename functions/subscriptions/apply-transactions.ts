import { endOfPeriod } from '#shared/subscriptions/billing-period.ts';
import { usedUpAt } from '#shared/subscriptions/change-of-plan.ts';
import { choiceOf, type OfferId, offerOf } from '#shared/subscriptions/plan-offers.ts';
import { inTime } from '#shared/vocabulary/time-order.ts';
import type { ProviderTransaction } from '../payments/transactions.ts';
import { instantNow } from '../runtime/clock.ts';
import type {
  FoundPlan,
  Payment,
  StoredCard,
  StoredSubscription,
} from '../storage/subscriptions/subscription-items.ts';
import { carriedOnUntil } from './carried-on.ts';
import type { Effect } from './effect.ts';
import { hasPaidPlan } from './has-paid-plan.ts';
import { movedEnd } from './moved-end.ts';
import { outlivedRenewal } from './outlived-renewal.ts';
import { stretchesAfter, stretchesWith } from './paid-stretches.ts';
import type { Truth } from './read-truth.ts';
import { type Renewal, withoutPayment } from './without-payment.ts';

/** Applies what the provider took or gave back and the ledger does not have, in the order in which it was paid. */
export function applyTransactions(
  stored: StoredSubscription,
  truth: Truth,
): {
  readonly after: StoredSubscription;
  readonly effects: readonly Effect[];
  /** What refunds make of the next charge. */
  readonly renewal: Renewal;
} {
  let after: StoredSubscription = { ...stored, customer: truth.customer ?? stored.customer };
  let renewal: Renewal = 'unchanged';
  const effects: Effect[] = [];
  const now = instantNow();
  const isRefunded = (id: string) =>
    truth.transactions.some((each) => each.id === id && each.status === 'reversed');
  for (const transaction of truth.transactions.toSorted(byTime)) {
    const effect = effectOf(after, truth, transaction);
    if (!effect) continue;
    effects.push(effect);
    after = withEffect(after, effect);
    if (effect.kind === 'payment' && !effect.isExtension) renewal = 'unchanged';
    if (effect.kind === 'reversal' || (effect.kind === 'payment' && effect.isReversed)) {
      const left = withoutPayment(after, { id: transaction.id, found: effect.found, isRefunded, now });
      after = left.state;
      if (left.renewal !== 'unchanged') renewal = left.renewal;
    }
  }
  return { after, effects, renewal };
}

/** Of two payments in one moment, the later one has the larger id at the provider. */
const byTime = (a: ProviderTransaction, b: ProviderTransaction): number =>
  inTime(a.paid_at, b.paid_at) || Number(a.id) - Number(b.id);

function effectOf(
  state: StoredSubscription,
  truth: Truth,
  transaction: ProviderTransaction,
): Effect | undefined {
  const entry = truth.ledger.find(({ transactionId }) => transactionId === transaction.id);
  const isReversed = transaction.status === 'reversed';
  if (entry)
    return isReversed && entry.effect === 'applied' && entry.reversedAt === undefined
      ? { kind: 'reversal', transaction, found: entry.found }
      : undefined;
  if (!isReversed && transaction.status !== 'success') return undefined;
  const payment = truth.own.find(({ payment: own }) => own.reference === transaction.reference)?.payment;
  if (payment?.appliedAt !== undefined) return undefined;
  const offerId = payment ? payment.offerId : truth.offerOfPlan(transaction.planCode);
  if (offerId === undefined || (payment && !isAsAsked(payment, transaction)))
    return { kind: 'ignored', transaction, payment };
  const paid = momentOf(transaction);
  const extension = payment ? undefined : outlivedRenewal(state, offerId, paid);
  const bought = {
    transaction,
    payment,
    ...(extension ?? { offerId, ...periodOf(state, payment, offerId, paid) }),
    isExtension: extension !== undefined,
    carriedOnUntil: payment && carriedOnUntil(state, payment),
  };
  return {
    kind: 'payment',
    ...bought,
    isConversion: state.paidBy === undefined,
    stretches: stretchesWith(state, bought, paid),
    found: foundPlan(state, bought.offerId, paid),
    isReversed,
  };
}

/** The plan that a payment of another one replaces, where something of it is left. */
function foundPlan(state: StoredSubscription, offerId: OfferId, paid: string): FoundPlan | undefined {
  const replaced = offerOf(state);
  if (!hasPaidPlan(state) || replaced === offerId || state.currentPeriodEnd <= paid) return undefined;
  const { planId, billingPeriod, periodStart, currentPeriodEnd, status, scheduled } = state;
  const stretches = [...stretchesAfter(state, paid)];
  const renewsAs = status === 'canceled' ? undefined : (scheduled?.offerId ?? replaced);
  return { planId, billingPeriod, periodStart, currentPeriodEnd, stretches, renewsAs };
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
  // What was cancelled had ended: only a plan that is overdue went on in between.
  const isOverdue = state.status !== 'canceled' && offerOf(state) === offerId && lateMs < latestRenewalMs;
  return isOverdue ? state.currentPeriodEnd : paid;
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
      return settled;
    case 'payment': {
      const stretches = [...effect.stretches];
      if (effect.isExtension) return { ...movedEnd(settled, effect.periodEnd), stretches };
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
        stretches,
        cards: withCard(state.cards, effect.transaction),
      };
      return effect.carriedOnUntil === undefined ? paid : movedEnd(paid, effect.carriedOnUntil);
    }
  }
}

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
