import type { ChangePreview } from '#shared/contract/subscription-items.ts';
import { previewChange } from '#shared/contract/subscriptions.ts';
import type { OfferId } from '#shared/subscriptions/plan-offers.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** What a change to another plan would cost now. Asked for anew each time, since the credit shrinks by the day. */
export const useChangePreview = (newPlanId: OfferId): Reading<{ data: ChangePreview }> =>
  useRoute(previewChange, { query: { newPlanId } }, { revalidateOnFocus: false, dedupingInterval: 0 });
