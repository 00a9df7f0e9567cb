import { useSWRConfig } from 'swr';
import type { BillingDetails, SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { getSubscriptionDetails, updateBillingDetails } from '#shared/contract/subscriptions.ts';
import { callRoute } from '#web/api/call-route.ts';
import { routeKey } from '#web/api/use-route.ts';

/** Saves what invoices say about the user. Throws ApiError when it is refused. */
export function useSaveBillingDetails(): (billing: BillingDetails) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (body) => {
    const { data: billing } = await callRoute(updateBillingDetails, { body });
    await mutate<{ data: SubscriptionDetails }>(
      routeKey(getSubscriptionDetails, {}),
      (answer) => answer && { data: { ...answer.data, billing } },
      { revalidate: false },
    );
  };
}
