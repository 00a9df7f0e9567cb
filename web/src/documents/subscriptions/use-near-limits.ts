import type { Usage } from '#shared/contract/subscription-items.ts';
import { usePlanFeatures } from './use-plan-features.ts';
import { useSubscription } from './use-subscription.ts';

/** A limit of the plan of which most is used. */
export interface NearLimit extends Usage {
  readonly allowed: number;
}

/** The share of a limit from which it is mentioned. */
const mentionedFrom = 0.8;

/** The counted limits of the plan that are nearly reached, or reached. A plan without such limits asks nothing of the service. */
export function useNearLimits(): readonly NearLimit[] {
  const { maxDesigns, reportsPerMonth } = usePlanFeatures();
  const { data } = useSubscription(maxDesigns !== null || reportsPerMonth !== null);
  return (data?.data.usage ?? []).flatMap(({ allowed, ...usage }) =>
    allowed !== null && usage.used >= allowed * mentionedFrom ? [{ ...usage, allowed }] : [],
  );
}
