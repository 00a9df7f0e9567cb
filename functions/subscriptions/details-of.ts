import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { choiceOf, priceOf } from '#shared/subscriptions/plan-offers.ts';
import { instantNow } from '../runtime/clock.ts';
import { listInvoices, readBilling } from '../storage/subscriptions/invoices.ts';
import { readPlanCodes } from '../storage/subscriptions/plan-codes.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { graceEndOf, isCardExpiring, statusOf } from '../storage/subscriptions/subscriptions.ts';
import { readUsage } from '../storage/usage.ts';
import { activePlan } from './active-plans.ts';
import { invoiceAnswer } from './invoice-answer.ts';

/** How many invoices the details show. */
const latestInvoices = 12;

/** A subscription as its owner sees it. */
export async function detailsOf(uid: string, stored: StoredSubscription): Promise<SubscriptionDetails> {
  const [usage, invoices, billing, planCodes] = await Promise.all([
    readUsage(uid, stored.planId),
    listInvoices(uid, latestInvoices),
    readBilling(uid),
    readPlanCodes(),
  ]);
  const now = instantNow();
  const graceEndsAt = graceEndOf(stored);
  const status = statusOf(stored, now);
  const { planId, billingPeriod, scheduled, pastDueSince, cards } = stored;
  const next = scheduled ? choiceOf(scheduled.offerId) : { planId, billingPeriod };
  const [card] = cards;
  return {
    planId,
    billingPeriod,
    status,
    plan: activePlan({ planId, billingPeriod }, planCodes),
    startedAt: stored.startedAt,
    currentPeriodEnd: stored.currentPeriodEnd,
    nextPaymentDate: stored.nextPaymentAt ?? null,
    amount: priceOf(next).amount,
    currency: 'USD',
    cancelAt: status === 'canceled' ? stored.currentPeriodEnd : null,
    change: scheduled ? { ...choiceOf(scheduled.offerId), at: scheduled.at } : null,
    isChanging: stored.planSwitch !== undefined,
    pendingReference: stored.pendingReference ?? null,
    pastDue:
      graceEndsAt !== undefined && pastDueSince !== undefined ? { since: pastDueSince, graceEndsAt } : null,
    card: card ? { ...card, isExpiring: isCardExpiring(stored) } : null,
    trial: stored.trial,
    usage: [...usage],
    invoices: invoices.slice(0, latestInvoices).map(invoiceAnswer),
    billing,
  };
}
