import type { BillingPeriod } from './plans.ts';

/** Who pays on the 29th to 31st pays on the 28th from then on, as the provider bills (facts/paystack). */
const lastBillingDay = 28;

const monthsOf = { monthly: 1, annual: 12 } as const satisfies Record<BillingPeriod, number>;

/** When a period that begins at an instant ends, both ISO 8601 in UTC. */
export function endOfPeriod(start: string, period: BillingPeriod): string {
  const date = new Date(start);
  date.setUTCDate(Math.min(date.getUTCDate(), lastBillingDay));
  date.setUTCMonth(date.getUTCMonth() + monthsOf[period]);
  return date.toISOString();
}
