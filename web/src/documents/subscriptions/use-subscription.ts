import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { getSubscriptionDetails } from '#shared/contract/subscriptions.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** A change that has begun goes on at the provider by itself, within seconds. */
const whileChangingMs = 4_000;

/** The subscription of the signed-in user, with usage, card, invoices and billing details; read where it is asked for. */
export const useSubscription = (isAsked = true): Reading<{ data: SubscriptionDetails }> =>
  useRoute(getSubscriptionDetails, isAsked ? {} : null, {
    refreshInterval: (latest) => (latest?.data.isChanging ? whileChangingMs : 0),
  });
