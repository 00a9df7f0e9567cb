import type { Device } from '../../contract/device.ts';
import type { Assessment } from './assess.ts';
import type { Demands } from './need.ts';
import type { ProductLines } from './product-lines.ts';
import { headrooms, nearness, scoreOf, type UtilityParts } from './utility.ts';

/** A device that meets every demand, with its score from 0 to 1. */
export interface Ranked {
  readonly device: Device;
  readonly parts: UtilityParts;
  readonly score: number;
  /** What decides who gets the place: the maker and family of the domain, then the price. The higher one does. */
  readonly standing: number;
}

/** What candidates of one need are compared by. */
export interface Comparison {
  readonly weights: UtilityParts;
  readonly lines: ProductLines;
  /** Whether price is no object: then the best suited stands first, as long as it is not far too dear. */
  readonly isPriceless: boolean;
  /** Dearer than that many times the cheapest of its class that fits is a warning, never chosen for its qualities. */
  readonly mostTimesCheapest: number;
}

/** The candidates of a need, with what decides between them. */
export function candidatesOf(
  { need, fitting }: Pick<Assessment, 'need' | 'fitting'>,
  { weights, lines, isPriceless, mostTimesCheapest }: Comparison,
): (Ranked & Pick<Assessment['fitting'][number], 'cost' | 'caveats' | 'standingCost' | 'weighedCost'>)[] {
  const cheapest = fitting.reduce((least, { weighedCost }) => Math.min(least, weighedCost), Number.MAX_VALUE);
  return fitting.map((one) => {
    const parts = { ...one.parts, vendor: lines.suits(one.device, need) };
    const score = scoreOf(parts, weights);
    const isReasonable = one.weighedCost <= cheapest * mostTimesCheapest;
    const merit = isPriceless && isReasonable ? 1 + score : nearness(cheapest, one.weighedCost);
    return { ...one, parts, score, standing: 2 * parts.vendor + merit };
  });
}

/**
 * The best first: of the maker and family that the domain keeps to, then the cheapest. A candidate that is at least as good
 * in everything and better in something is ranked first.
 */
export function rank<Candidate extends Ranked>(
  candidates: readonly Candidate[],
  demands: Demands,
): Candidate[] {
  const sorted = candidates.toSorted(
    (a, b) => b.standing - a.standing || b.score - a.score || (a.device.id < b.device.id ? -1 : 1),
  );
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
