import type { ActivePlan } from '#shared/contract/subscription-items.ts';
import { listActivePlans } from '#shared/contract/subscriptions.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** The plans that are offered now, at the prices that are charged. */
export const usePlans = (): Reading<{ data: ActivePlan[] }> =>
  useRoute(listActivePlans, {}, { revalidateOnFocus: false });
