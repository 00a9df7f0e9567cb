import type { PaymentAnalytics } from '#shared/contract/subscription-items.ts';
import { getPaymentAnalytics } from '#shared/contract/subscriptions.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

export interface PaymentFilter {
  /** `2026-11-01`, a day in UTC. */
  readonly startDate?: string;
  readonly endDate?: string;
  readonly eventType?: string;
}

/** Payments by day, for administrators. The last answer stays while another filter is loading. */
export const usePaymentAnalytics = (query: PaymentFilter): Reading<{ data: PaymentAnalytics }> =>
  useRoute(getPaymentAnalytics, { query }, { keepPreviousData: true });
