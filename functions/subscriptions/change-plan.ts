import { Refusal } from '#shared/contract/errors.ts';
import { endOfPeriod } from '#shared/subscriptions/billing-period.ts';
import { type ChangeOfPlan, changeOfPlan } from '#shared/subscriptions/change-of-plan.ts';
import { statusAt } from '#shared/subscriptions/plan-in-force.ts';
import { choiceOf, type OfferId, offerOf, priceOf } from '#shared/subscriptions/plan-offers.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { offerDescription } from './offer-description.ts';
import { paidPeriod } from './paid-period.ts';
import { isAlready, switchPlan, type WantedSwitch } from './switch-plan.ts';

export interface WantedPlan {
  readonly newPlanId: OfferId;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Changes to a larger plan at once, or withdraws a smaller one that was to come.
 * @throws wrong_status where it is no upgrade; payment_failed, payment_pending
 */
export const upgradePlan = (uid: string, { newPlanId, idempotencyKey }: WantedPlan) =>
  switchPlan(uid, newPlanId, idempotencyKey, (stored, now) => {
    if (isAlready(stored, newPlanId)) return undefined;
    const change = changeOfPlan(paidPeriod(stored, now), newPlanId, now);
    if (change.kind === 'downgrade')
      throw new Refusal('wrong_status', 'This plan begins when the period ends. Downgrade to it instead.');
    return switchTo(change, stored, newPlanId);
  });

/** Changes to a smaller plan when the period ends. @throws wrong_status where it is no downgrade */
export const downgradePlan = (uid: string, { newPlanId, idempotencyKey }: WantedPlan) =>
  switchPlan(uid, newPlanId, idempotencyKey, (stored, now) => {
    if (stored.scheduled?.offerId === newPlanId || isAlready(stored, newPlanId)) return undefined;
    const change = changeOfPlan(paidPeriod(stored, now), newPlanId, now);
    if (change.kind === 'upgrade')
      throw new Refusal('wrong_status', 'This plan begins at once. Upgrade to it instead.');
    return switchTo(change, stored, newPlanId);
  });

/**
 * Subscribes with a card that the caller has paid with before.
 * @throws unprocessable for any other card; wrong_status where a plan is paid for already
 */
export const subscribeByCard = (
  uid: string,
  offerId: OfferId,
  { authorizationCode, idempotencyKey }: { authorizationCode: string; idempotencyKey: string | undefined },
) =>
  switchPlan(uid, offerId, idempotencyKey, (stored, now): WantedSwitch | undefined => {
    if (!stored.cards.some((card) => card.authorizationCode === authorizationCode))
      throw new Refusal(
        'unprocessable',
        'This is not a card that you have paid with. Pay on the checkout page.',
      );
    if (isAlready(stored, offerId)) return undefined;
    if (stored.paidBy !== undefined && ['active', 'canceled'].includes(statusAt(stored, now)))
      throw new Refusal('wrong_status', 'You have a paid plan already. Change or reactivate it instead.');
    return {
      authorizationCode,
      periodStart: now,
      periodEnd: endOfPeriod(now, choiceOf(offerId).billingPeriod),
      amount: priceOf(choiceOf(offerId)).amount,
      description: offerDescription(offerId),
    };
  });

const switchTo = (
  { periodStart, periodEnd, amountNow }: ChangeOfPlan,
  stored: StoredSubscription,
  offerId: OfferId,
): WantedSwitch => ({
  ...byCard(stored),
  periodStart,
  periodEnd,
  amount: amountNow,
  description: `Change to ${offerDescription(offerId)}`,
});

function byCard({ cards: [card] }: StoredSubscription) {
  if (card) return { authorizationCode: card.authorizationCode };
  throw new Refusal(
    'unprocessable',
    'No card is stored. Cancel, and pay for the new plan on the checkout page.',
  );
}

/** Renews a cancelled plan again from its end on, where the provider cannot enable its subscription. */
export const renewAgain = (uid: string, offerId: OfferId) =>
  switchPlan(uid, offerId, undefined, (stored) => {
    if (isAlready(stored, offerId) || offerOf(stored) !== offerId) return undefined;
    const { periodStart, currentPeriodEnd: periodEnd } = stored;
    return { ...byCard(stored), periodStart, periodEnd, amount: 0, description: offerDescription(offerId) };
  });
