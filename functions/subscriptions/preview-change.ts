import { Refusal } from '#shared/contract/errors.ts';
import type { ChangePreview } from '#shared/contract/subscription-items.ts';
import { changeOfPlan } from '#shared/subscriptions/change-of-plan.ts';
import { choiceOf, type OfferId, priceOf } from '#shared/subscriptions/plan-offers.ts';
import { instantNow } from '../runtime/clock.ts';
import { subscriptionOf } from '../storage/subscription-writes.ts';
import { paidPeriod } from './paid-period.ts';

/** What a change would mean now. @throws wrong_status where no plan is paid for */
export async function previewOf(uid: string, offerId: OfferId): Promise<ChangePreview> {
  const stored = await subscriptionOf(uid);
  const now = instantNow();
  const { kind, appliesAt, amountNow, credit, periodEnd } = changeOfPlan(
    paidPeriod(stored, now),
    offerId,
    now,
  );
  if (kind === 'same' && stored.scheduled === undefined)
    throw new Refusal('wrong_status', 'This is your plan already.');
  return {
    ...choiceOf(offerId),
    kind: kind === 'same' ? 'upgrade' : kind,
    appliesAt: kind === 'same' ? now : appliesAt,
    amountNow,
    credit,
    currency: 'USD',
    nextPaymentDate: periodEnd,
    nextAmount: priceOf(choiceOf(offerId)).amount,
  };
}
