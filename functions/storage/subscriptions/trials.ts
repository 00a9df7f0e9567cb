import type { Subscription, Trial } from '#shared/contract/user-items.ts';
import { trialDays } from '#shared/subscriptions/plans.ts';
import { daysAfter, instantNow } from '../../runtime/clock.ts';
import type { StoredSubscription } from './subscription-items.ts';

/** What a registration says of the trial that it begins. */
export interface Begun {
  readonly subscription: Subscription;
  readonly trial: Trial;
}

/**
 * The subscription that a registration began, not stored yet. An identity that has no profile yet gets at its first
 * sign-in what it has here: a trial from now on.
 */
export function trialOf(registered: Begun | undefined): StoredSubscription {
  const now = instantNow();
  const trialEnds = daysAfter(now, trialDays);
  const { subscription, trial } = registered ?? {
    subscription: { planId: 'trial', status: 'trial', startedAt: now, currentPeriodEnd: trialEnds },
    trial: { used: false, expiresAt: trialEnds },
  };
  const { planId, status, startedAt, currentPeriodEnd, billingPeriod = 'monthly' } = subscription;
  return {
    version: 0,
    planId,
    billingPeriod,
    status,
    startedAt,
    periodStart: startedAt,
    currentPeriodEnd,
    trial,
    stretches: [],
    cards: [],
    openReferences: [],
    createdAt: startedAt,
    updatedAt: startedAt,
  };
}
