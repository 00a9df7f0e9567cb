import type { Subscription } from '#shared/contract/user-items.ts';
import { statusAt } from '#shared/subscriptions/plan-in-force.ts';
import { planOf } from '#shared/subscriptions/plans.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { daysUntil } from './days-until.ts';

/** What every page says of the subscription while something is to be done about it. */
export interface Banner {
  readonly tone: 'info' | 'warn' | 'bad';
  readonly sentence: string;
  /** The way out, at `/subscription`. */
  readonly action: string;
  /** Can be put away until the next visit; what stops work cannot. */
  readonly isDismissible: boolean;
}

/** Days before the end of a trial, or of a cancelled plan, from which it is mentioned. */
const noticeDays = 5;

/** Undefined while there is nothing to do. `now` in milliseconds since 1970; `dayOf` writes a day for its reader. */
export function bannerOf(
  subscription: Subscription,
  now: number,
  dayOf: (instant: string) => string,
): Banner | undefined {
  const { planId, currentPeriodEnd, graceEndsAt, cardExpiresAt } = subscription;
  const { name } = planOf(planId);
  const days = daysUntil(currentPeriodEnd, now);
  const ends = `ends in ${formatCount(days, 'day')}, on ${dayOf(currentPeriodEnd)}`;
  const status = statusAt(subscription, new Date(now).toISOString());
  switch (status) {
    case 'trial':
      if (days > noticeDays) return undefined;
      return { tone: 'info', sentence: `Your trial ${ends}.`, action: 'Choose a plan', isDismissible: true };
    case 'canceled':
      if (days > noticeDays) return undefined;
      return { tone: 'info', sentence: `${name} ${ends}.`, action: 'Reactivate', isDismissible: true };
    case 'pending_payment':
      return {
        tone: 'warn',
        sentence:
          'Your bank has not confirmed your payment yet. Until then you can read everything but create nothing new.',
        action: 'See the payment',
        isDismissible: false,
      };
    case 'past_due':
      return {
        tone: 'warn',
        sentence: `The last payment did not succeed. ${name} goes on${graceEndsAt ? ` until ${dayOf(graceEndsAt)}` : ' for a while'}.`,
        action: 'Pay now',
        isDismissible: false,
      };
    case 'expired':
      return {
        tone: 'bad',
        sentence: 'Your plan has ended. You can read everything but create nothing new; nothing is deleted.',
        action: 'Choose a plan',
        isDismissible: false,
      };
    case 'active':
      if (cardExpiresAt === undefined) return undefined;
      return {
        tone: 'warn',
        sentence: `The card that pays for ${name} expires on ${dayOf(cardExpiresAt)}.`,
        action: 'Replace the card',
        isDismissible: true,
      };
  }
}
