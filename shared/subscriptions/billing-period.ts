import type { BillingPeriod } from './plans.ts';

/** Who pays on the 29th to 31st pays on the 28th from then on, as the provider bills. */
const lastBillingDay = 28;

const monthsOf = { monthly: 1, annual: 12 } as const satisfies Record<BillingPeriod, number>;

/** When a period that begins at an instant ends, both ISO 8601 in UTC. */
export function endOfPeriod(start: string, period: BillingPeriod): string {
  const date = new Date(start);
  date.setUTCDate(Math.min(date.getUTCDate(), lastBillingDay));
  date.setUTCMonth(date.getUTCMonth() + monthsOf[period]);
  return date.toISOString();
}

/** When so many periods end, a part of the last one among them: each month counts with its own days. */
export function endOfPeriods(start: string, period: BillingPeriod, periods: number): string {
  let from = start;
  let left = periods;
  for (; left >= 1; left--) from = endOfPeriod(from, period);
  return new Date(Date.parse(from) + left * lengthMs(from, period)).toISOString();
}

/** How many periods, and parts of one, lie between two instants: what `endOfPeriods` counts on. */
export function periodsBetween(start: string, end: string, period: BillingPeriod): number {
  let from = start;
  let whole = 0;
  for (let next = endOfPeriod(from, period); next <= end; next = endOfPeriod(next, period)) {
    from = next;
    whole++;
  }
  return whole + (Date.parse(end) - Date.parse(from)) / lengthMs(from, period);
}

const lengthMs = (start: string, period: BillingPeriod): number =>
  Date.parse(endOfPeriod(start, period)) - Date.parse(start);
