import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology.ts';
import type { Category, Device } from '../device.ts';
import { failuresOf, type Horizon } from './constraints.ts';
import { costOf, type Purse } from './money.ts';
import type { Need } from './need.ts';
import { needsOfPlan } from './needs-of-plan.ts';
import type { Rejected } from './relax.ts';
import { partsOf, type UtilityParts, type Yardstick, yardstickOf } from './utility.ts';
import { isOf } from './vendor.ts';

export interface RecommendInput {
  readonly requirements: Requirements;
  readonly graph: Graph;
  /** Every device that may be chosen. */
  readonly devices: readonly Device[];
  /** The day of the judgement, as `2026-03-31`. */
  readonly today: string;
  /** Whether devices of other makers than the preferred one are out of the question. */
  readonly isVendorHard?: boolean;
}

/** The devices of a need's category, held against its demands; price and maker are looked at later. */
export interface Judgement {
  readonly need: Need;
  readonly fitting: readonly { readonly device: Device; readonly parts: Omit<UtilityParts, 'vendor'> }[];
  readonly rejected: readonly Rejected[];
  readonly yardstick: Yardstick;
}

/** Every need of the plan with the devices that meet its demands. */
export function judgeAll(
  { requirements, graph, devices, today, isVendorHard }: RecommendInput,
  purse: Purse,
): Judgement[] {
  const { years } = requirements.growth;
  const year = Number(today.slice(0, 4));
  const horizon: Horizon = { today, until: `${year + years}${today.slice(4)}` };
  const preference = isVendorHard === true ? requirements.vendorPreference : '';
  const byCategory = new Map<Category, Device[]>();
  for (const device of devices) {
    const list = byCategory.get(device.category);
    if (list === undefined) byCategory.set(device.category, [device]);
    else list.push(device);
  }
  return needsOfPlan(requirements, graph).map((need) => {
    const fitting: Device[] = [];
    const rejected: Rejected[] = [];
    for (const device of byCategory.get(need.category) ?? []) {
      const failures = failuresOf(device, need.demands, horizon);
      if (preference !== '' && !isOf(preference, device)) {
        failures.push({ constraint: 'vendor', sentence: `It is not of ${preference}.` });
      }
      if (failures.length === 0) fitting.push(device);
      else rejected.push({ device, failures });
    }
    const yardstick = yardstickOf(fitting, { currency: purse.currency, years, year });
    const parts = fitting.map((device) => ({ device, parts: partsOf(device, need.demands, yardstick) }));
    return { need, fitting: parts, rejected, yardstick };
  });
}

/** What the needs from each one on cost at least, all of them first. */
export function reserves(judged: readonly Judgement[], { currency }: Purse): number[] {
  const sums = [0];
  for (const { need, fitting } of judged.toReversed()) {
    const costs = fitting.flatMap(({ device }) => costOf(need, currency, device) ?? []);
    const least = costs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    sums.unshift((sums[0] ?? 0) + (Number.isFinite(least) ? least : 0));
  }
  return sums;
}
