import { Refusal } from '#shared/contract/errors.ts';
import { endOfPeriod } from '#shared/subscriptions/billing-period.ts';
import { choiceOf, offerOf, priceOf } from '#shared/subscriptions/plan-offers.ts';
import { instantNow } from '../runtime/clock.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { graceEndOf } from '../storage/subscriptions/subscriptions.ts';
import { offerDescription } from './offer-description.ts';
import { switchPlan } from './switch-plan.ts';

/** Days after a failed renewal on which the card is tried again; the provider itself waits for the next period. */
const retryDays = [1, 3, 5];
const dayMs = 86_400_000;

/** Tries the card of an overdue plan again where a try is due, each once, while the plan goes on. */
export async function retryOverdue(uid: string, stored: StoredSubscription): Promise<void> {
  const now = instantNow();
  const offerId = offerOf(stored);
  const graceEndsAt = graceEndOf(stored);
  const [card] = stored.cards;
  if (!card || offerId === undefined || graceEndsAt === undefined || graceEndsAt <= now) return;
  const days = (Date.parse(now) - Date.parse(stored.pastDueSince ?? now)) / dayMs;
  const attempt = retryDays.findLastIndex((day) => days >= day);
  if (attempt < 0) return;
  const { currentPeriodEnd: periodStart, billingPeriod } = stored;
  try {
    await switchPlan(uid, offerId, `overdue-${periodStart}-${attempt}`, (current) =>
      current.status === 'past_due'
        ? {
            authorizationCode: card.authorizationCode,
            periodStart,
            periodEnd: endOfPeriod(periodStart, billingPeriod),
            amount: priceOf(choiceOf(offerId)).amount,
            description: offerDescription(offerId),
          }
        : undefined,
    );
  } catch (error) {
    // Declined again, or not confirmed yet: the next try, or the webhook, will tell.
    if (!(error instanceof Refusal)) throw error;
  }
}
