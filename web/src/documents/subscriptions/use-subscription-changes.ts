import { useSWRConfig } from 'swr';
import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import {
  cancelSubscription,
  createSubscription,
  downgradeSubscription,
  getSubscriptionDetails,
  reactivateSubscription,
  upgradeSubscription,
} from '#shared/contract/subscriptions.ts';
import type { OfferId } from '#shared/subscriptions/plan-offers.ts';
import { callRoute } from '#web/api/call-route.ts';
import { type Action, useAction } from '#web/api/use-action.ts';
import { routeKey } from '#web/api/use-route.ts';
import { useProfileChanges } from '#web/documents/users/use-profile-changes.ts';
import { useOnce } from './use-once.ts';

/** What the owner of a subscription can do with it, each with its phase; the session's user follows. */
export interface SubscriptionChanges {
  /** Pays with a card that was used before. */
  readonly subscribe: Action<[offer: OfferId, authorizationCode: string], SubscriptionDetails>;
  readonly upgrade: Action<[offer: OfferId], SubscriptionDetails>;
  readonly downgrade: Action<[offer: OfferId], SubscriptionDetails>;
  /** At the end of the period. Its success clears the current subscription, which is then read again. */
  readonly cancel: Action<[], SubscriptionDetails>;
  readonly reactivate: Action<[], SubscriptionDetails>;
}

interface Answered {
  readonly data: SubscriptionDetails;
}

export function useSubscriptionChanges(): SubscriptionChanges {
  const { mutate } = useSWRConfig();
  const profile = useProfileChanges();
  const once = useOnce();
  const key = routeKey(getSubscriptionDetails, {});

  /** The shell shows the user's subscription too; it is right again at the latest with the next start. */
  const follow = () => void profile.read().catch(() => undefined);
  const keep = async (call: Promise<Answered>) => {
    const { data } = await call;
    await mutate(key, { data }, { revalidate: false });
    follow();
    return data;
  };

  return {
    subscribe: useAction(
      (planId: OfferId, authorization_code: string) =>
        keep(
          once(`subscribe ${planId}`, (idempotencyKey) =>
            callRoute(createSubscription, { body: { planId, authorization_code, idempotencyKey } }),
          ),
        ),
      createSubscription.fallback,
    ),
    upgrade: useAction(
      (newPlanId: OfferId) =>
        keep(
          once(`upgrade ${newPlanId}`, (idempotencyKey) =>
            callRoute(upgradeSubscription, { body: { newPlanId, idempotencyKey } }),
          ),
        ),
      upgradeSubscription.fallback,
    ),
    downgrade: useAction(
      (newPlanId: OfferId) =>
        keep(
          once(`downgrade ${newPlanId}`, (idempotencyKey) =>
            callRoute(downgradeSubscription, { body: { newPlanId, idempotencyKey } }),
          ),
        ),
      downgradeSubscription.fallback,
    ),
    cancel: useAction(async () => {
      const { data } = await callRoute(cancelSubscription, {});
      await mutate(key, undefined, { revalidate: true });
      follow();
      return data;
    }, cancelSubscription.fallback),
    reactivate: useAction(() => keep(callRoute(reactivateSubscription, {})), reactivateSubscription.fallback),
  };
}
