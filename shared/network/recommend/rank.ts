import type { Device } from '../../contract/device.ts';
import type { Demands } from './need.ts';
import { headrooms, type UtilityParts } from './utility.ts';

/** A device that meets every demand, with its score from 0 to 1. */
export interface Ranked {
  readonly device: Device;
  readonly parts: UtilityParts;
  readonly score: number;
}

/**
 * The best first. The utility penalises over-sizing, but never so that paying more gives less: a candidate that is at
 * least as good in everything and better in something is ranked first.
 */
export function rank(candidates: readonly Ranked[], demands: Demands): Ranked[] {
  const sorted = candidates.toSorted((a, b) => b.score - a.score || (a.device.id < b.device.id ? -1 : 1));
  let [first] = sorted;
  for (let better = first; better !== undefined; ) {
    first = better;
    const ratios = headrooms(first.device, demands);
    better = sorted.find((other) => dominates(other, better, ratios, demands));
  }
  return first === undefined ? sorted : [first, ...sorted.filter((candidate) => candidate !== first)];
}

function dominates(
  other: Ranked,
  one: Ranked | undefined,
  ratiosOfOne: ReadonlyMap<string, number>,
  demands: Demands,
): boolean {
  if (one === undefined || other.parts.cost < one.parts.cost) return false;
  const { cost, vendor, power, lifeCycle } = other.parts;
  const against = one.parts;
  if (vendor < against.vendor || power < against.power || lifeCycle < against.lifeCycle) return false;
  const ratios = headrooms(other.device, demands);
  let isBetter = cost > against.cost || vendor > against.vendor || power > against.power;
  isBetter ||= lifeCycle > against.lifeCycle;
  for (const [name, ratio] of ratiosOfOne) {
    const own = ratios.get(name) ?? 0;
    if (own < ratio) return false;
    isBetter ||= own > ratio;
  }
  return isBetter;
}
