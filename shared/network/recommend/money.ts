import { onceEach } from '../../caching/once-each.ts';
import { type Device, type DeviceLine, isEstimate } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { boughtLines, type Purchase, timesFor } from '../../equipment/bought-lines.ts';
import { isYearlyEstimate } from '../../equipment/device-lines.ts';
import { convert, rateInWords } from '../../vocabulary/exchange-rates.ts';
import { formatSum } from '../../vocabulary/money.ts';
import { takesController } from '../configuration/services/wireless-families.ts';
import type { Demands, Need } from './need.ts';

/** Price of one device in a currency; undefined where it is not known, or no rate between the currencies is. */
export const priceIn = (currency: string, { price }: Device): number | undefined =>
  price && convert(price, currency);

/** A sum of US dollars, as assumptions are stated in, in a currency; as it is where no rate is known. */
export const dollarsIn = (currency: string, amount: number): number =>
  convert({ amount, currency: 'USD' }, currency) ?? amount;

/** What is bought with one device for a place, by the demands of the place. */
const purchaseOf = (
  device: Device,
  { capabilities = [], minSupplies, mostAtASite = 0, clients, remoteUsers }: Demands,
): Purchase => ({
  uses: capabilities.map(({ capability }) => capability),
  supplies: minSupplies ?? 1,
  isControlled: takesController(device, {
    accessPoints: mostAtASite,
    clients: mostAtASite * (clients?.count ?? 0),
  }),
  ...(remoteUsers && { remoteUsers: remoteUsers.count }),
});

/** Worked out once for a device and a place: what a year costs, what all years do, and the scores ask for it. */
const boughtFor = onceEach((demands: Demands) =>
  onceEach((device: Device) =>
    boughtLines(device, purchaseOf(device, demands)).map((line) => ({
      ...line,
      quantity: line.quantity * shareOf(line, demands),
    })),
  ),
);

/** Licences for people are bought once for all devices that end their tunnels in turn. */
const shareOf = (line: DeviceLine, { remoteUsers }: Demands): number =>
  line.remoteUsers === undefined ? 1 : timesFor(line, remoteUsers?.count ?? 0) / (remoteUsers?.devices ?? 1);

/** What is paid once and each year beside the device itself, in a currency. */
export function besidesIn(
  currency: string,
  device: Device,
  demands: Demands,
): { readonly once: number; readonly perYear: number } {
  let [once, perYear] = [0, 0];
  for (const { price, quantity, perYear: isYearly } of boughtFor(demands)(device)) {
    const amount =
      convert({ amount: price * quantity, currency: device.price?.currency ?? currency }, currency) ?? 0;
    if (isYearly) perYear += amount;
    else once += amount;
  }
  return { once, perYear };
}

/** What one device costs over the years of the design, with all that is bought with it for its place. */
export function lifetimeCost(
  currency: string,
  years: number,
  device: Device,
  demands: Demands,
): number | undefined {
  const price = priceIn(currency, device);
  if (price === undefined) return undefined;
  const { once, perYear } = besidesIn(currency, device, demands);
  return price + once + perYear * years;
}

/** Which currency the design is priced in, and the most that it may cost in it. */
export interface Purse {
  readonly currency: string;
  readonly budget: number | undefined;
  /** At which rate of which day the budget was converted, or why it was not checked; in words. */
  readonly note?: string;
}

/** A budget in a currency that no device is priced in is converted; where no rate is known, it is not checked. */
export function purseFor({ budget }: Requirements, devices: readonly Device[]): Purse {
  const counts = new Map<string, number>();
  for (const { price } of devices) {
    if (price !== undefined) counts.set(price.currency, (counts.get(price.currency) ?? 0) + 1);
  }
  const [usual = 'USD'] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  if (budget === undefined) return { currency: usual, budget: undefined };
  if (counts.has(budget.currency)) return { currency: budget.currency, budget: budget.amount };
  const converted = convert(budget, usual);
  if (converted === undefined) {
    return {
      currency: usual,
      budget: undefined,
      note: `The budget is in ${budget.currency} and the prices are in ${usual}, and no rate between the two is known, so it was not checked.`,
    };
  }
  return {
    currency: usual,
    budget: converted,
    note: `The budget of ${formatSum(budget)} is ${formatSum({ amount: converted, currency: usual })}: ${rateInWords(budget.currency, usual)}.`,
  };
}

/**
 * What a device costs in all its places until the end of the first year: its price, what is bought with it and, since it does
 * not run without them, a year's licences. This is what a budget has to pay.
 */
export function costOf({ quantity, demands }: Need, currency: string, device: Device): number | undefined {
  const each = lifetimeCost(currency, 1, device, demands);
  return each === undefined ? undefined : each * quantity;
}

/** Whether any part of what a device costs is an estimate. */
export const isCostEstimate = (device: Device): boolean =>
  isEstimate(device, 'price') || isYearlyEstimate(device);
