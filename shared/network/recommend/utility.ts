import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { daysBetween } from '../../vocabulary/days.ts';
import { fitDevice } from './fit-device.ts';
import { lifetimeCost } from './money.ts';
import type { Demands } from './need.ts';
import type { Horizon } from './shortfall.ts';

/** How well a device that meets every demand suits: each part from 0 to 1. */
export interface UtilityParts {
  readonly headroom: number;
  readonly cost: number;
  readonly vendor: number;
  readonly power: number;
  readonly lifeCycle: number;
}

export type Weights = UtilityParts;

/** What the candidates of one need are measured against. */
export interface Yardstick {
  readonly currency: string;
  readonly years: number;
  readonly horizon: Horizon;
  readonly cheapest: number;
  readonly leastDrawW: number;
}

/** Weights of the score that add up to 1: a small budget makes cost count more, a stated vendor preference the vendor. */
export function weightsFor({ budgetRange, vendorPreference }: Requirements): Weights {
  const vendor = vendorPreference === '' ? 0.3 : 0.5;
  const cost = { low: 0.6, medium: 0.4, high: 0.25, unlimited: 0.15 }[budgetRange];
  const raw = { headroom: 0.25, cost, vendor, power: 0.05, lifeCycle: 0.15 };
  const sum = Object.values(raw).reduce((a, b) => a + b, 0);
  return {
    headroom: raw.headroom / sum,
    cost: raw.cost / sum,
    vendor: raw.vendor / sum,
    power: raw.power / sum,
    lifeCycle: raw.lifeCycle / sum,
  };
}

export function yardstickOf(
  devices: readonly Device[],
  demands: Demands,
  base: Pick<Yardstick, 'currency' | 'years' | 'horizon'>,
): Yardstick {
  let cheapest = Number.POSITIVE_INFINITY;
  let leastDrawW = Number.POSITIVE_INFINITY;
  for (const device of devices) {
    cheapest = Math.min(cheapest, lifetimeCost(base.currency, base.years, device, demands) ?? cheapest);
    leastDrawW = Math.min(leastDrawW, device.specs.drawW ?? leastDrawW);
  }
  return { ...base, cheapest, leastDrawW };
}

/** Everything but the vendor, which depends on the other devices of the design. */
export function partsOf(
  device: Device,
  demands: Demands,
  yardstick: Yardstick,
): Omit<UtilityParts, 'vendor'> {
  const { cheapest, leastDrawW, currency, years, horizon } = yardstick;
  const { drawW } = device.specs;
  return {
    headroom: headroomOf(device, demands),
    cost: nearness(cheapest, lifetimeCost(currency, years, device, demands)),
    power: nearness(leastDrawW, drawW),
    lifeCycle: lifeCycleOf(device, horizon),
  };
}

export function scoreOf(parts: UtilityParts, weights: Weights): number {
  return (
    parts.headroom * weights.headroom +
    parts.cost * weights.cost +
    parts.vendor * weights.vendor +
    parts.power * weights.power +
    parts.lifeCycle * weights.lifeCycle
  );
}

/** What a device offers as multiples of what is needed, by name; growth is in the need already. */
export function headrooms(device: Device, demands: Demands): ReadonlyMap<string, number> {
  const { specs, category } = device;
  const isNetworkDevice = category === 'switch' || category === 'router' || category === 'firewall';
  const ratios = new Map<string, number>();
  const { taken } = fitDevice(device, demands.ports);
  // Spare ports are useful on switches, routers and firewalls, not on servers and access points.
  if (taken > 0 && isNetworkDevice) ratios.set('ports', 1 / taken);
  const add = (name: string, has: number | undefined, needed: number | undefined) => {
    if (has !== undefined && needed !== undefined && needed > 0) ratios.set(name, has / needed);
  };
  add('PoE budget', specs.poeBudgetW, demands.poe?.budgetW);
  add('throughput', demands.rate && specs[demands.rate.figure], demands.rate?.mbps);
  add('clients', specs.clients, demands.clients?.count);
  add('access points', specs.accessPoints, demands.accessPoints?.count);
  return ratios;
}

function headroomOf(device: Device, demands: Demands): number {
  const ratios = [...headrooms(device, demands)];
  if (ratios.length === 0) return 0.5;
  // Every radio admits far more clients than it serves well, so that is not over-sizing.
  const scores = ratios.map(([name, ratio]) =>
    nearTarget(name === 'clients' && device.category === 'ap' ? Math.min(ratio, bestRatio) : ratio),
  );
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** A quarter spare is best; beyond that, each doubling loses a fifth. */
function nearTarget(ratio: number): number {
  if (ratio <= bestRatio) return 0.8 + (0.2 * Math.max(0, ratio - 1)) / (bestRatio - 1);
  return Math.max(0, 1 - Math.log2(ratio / bestRatio) / 5);
}

const bestRatio = 1.25;

/** 1 for the least of the candidates, 2/3 for twice, a half for four times as much; 0 where it is not known. */
export function nearness(least: number, has: number | undefined): number {
  if (has === undefined) return 0;
  return 1 / (1 + Math.log2((has + 1) / (least + 1)) / 2);
}

/** New devices are supported longest; one that cannot be bought for the whole plan loses in proportion. */
function lifeCycleOf(device: Device, horizon: Horizon): number {
  const { releaseYear } = device;
  const year = Number(horizon.today.slice(0, 4));
  const age = releaseYear === undefined ? oldestYears / 2 : Math.max(0, year - releaseYear);
  return Math.max(0, 1 - age / oldestYears) * shareOnSale(device, horizon);
}

/** The part of the plan's time, 0 to 1, in which more of a device can still be bought. */
export function shareOnSale({ endOfSale }: Device, { today, until }: Horizon): number {
  if (endOfSale === undefined || endOfSale >= until) return 1;
  return Math.max(0, daysBetween(today, endOfSale)) / daysBetween(today, until);
}

/** About how long a model is sold and supported. */
const oldestYears = 15;
