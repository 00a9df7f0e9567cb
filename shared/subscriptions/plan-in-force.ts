import type { PlanId, SubscriptionStatus } from './plans.ts';

/** As much of a subscription as decides what it allows. Instants are ISO 8601. */
export interface HeldPlan {
  readonly planId: PlanId;
  readonly status: SubscriptionStatus;
  readonly currentPeriodEnd: string;
  readonly graceEndsAt?: string | undefined;
}

/** Days for which a plan goes on after a renewal failed. */
export const graceDays = 7;

/** How long a renewal that was paid in time may take to become known: the notice may be lost, and the daily check late. */
const noticeMs = 3 * 86_400_000;

/** The status at an instant: what has ended by then is `expired`, whatever was stored last. */
export const statusAt = (held: HeldPlan, now: string): SubscriptionStatus =>
  isOver(held, now) ? 'expired' : held.status;

/** Whether a subscription reads everything and creates nothing. */
export const isLapsed = (held: HeldPlan, now: string): boolean =>
  held.status === 'pending_payment' || isOver(held, now);

function isOver({ status, currentPeriodEnd, graceEndsAt }: HeldPlan, now: string): boolean {
  switch (status) {
    case 'trial':
    case 'canceled':
      return currentPeriodEnd <= now;
    case 'active':
      return Date.parse(currentPeriodEnd) + noticeMs <= Date.parse(now);
    case 'past_due':
      return (graceEndsAt ?? currentPeriodEnd) <= now;
    case 'pending_payment':
      return false;
    case 'expired':
      return true;
  }
}
