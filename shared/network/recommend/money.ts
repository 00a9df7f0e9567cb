import { type Device, isEstimate } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { isYearlyEstimate, yearlyOf } from '../../equipment/device-lines.ts';
import type { Need } from './need.ts';

/** Price of one device; undefined where it is not known in the currency. */
export const priceIn = (currency: string, { price }: Device): number | undefined =>
  price?.currency === currency ? price.amount : undefined;

/** What one device costs over the years of the design: its price and its yearly licences. */
export function lifetimeCost(currency: string, years: number, device: Device): number | undefined {
  const price = priceIn(currency, device);
  return price === undefined ? undefined : price + (yearlyOf(device) ?? 0) * years;
}

/**
 * Which currency the design is priced in, and the most that it may cost. A budget in a currency that no device is
 * priced in cannot be kept or broken, since no rate of exchange is known; `unchecked` then says so.
 */
export interface Purse {
  readonly currency: string;
  readonly budget: number | undefined;
  readonly unchecked?: string;
}

export function purseFor({ budget }: Requirements, devices: readonly Device[]): Purse {
  const counts = new Map<string, number>();
  for (const { price } of devices) {
    if (price !== undefined) counts.set(price.currency, (counts.get(price.currency) ?? 0) + 1);
  }
  const [usual = 'USD'] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  if (budget === undefined) return { currency: usual, budget: undefined };
  if (counts.has(budget.currency)) return { currency: budget.currency, budget: budget.amount };
  return {
    currency: usual,
    budget: undefined,
    unchecked: `The budget is in ${budget.currency} and the prices are in ${usual}, so it was not checked.`,
  };
}

/**
 * What a device costs in all its places until the end of the first year: its price and, since it does not run
 * without them, a year's licences. This is what a budget has to pay.
 */
export function costOf({ quantity }: Need, currency: string, device: Device): number | undefined {
  const each = lifetimeCost(currency, 1, device);
  return each === undefined ? undefined : each * quantity;
}

/** Whether any part of what a device costs is an estimate. */
export const isCostEstimate = (device: Device): boolean =>
  isEstimate(device, 'price') || isYearlyEstimate(device);
