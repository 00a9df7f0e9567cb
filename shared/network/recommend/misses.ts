import type { Device } from '../../contract/device.ts';
import type { Constraint } from '../../contract/equipment-advice.ts';
import type { Failure, Shortfall } from './shortfall.ts';

export interface Rejected {
  readonly device: Device;
  readonly failures: readonly Failure[];
}

/** A device that does not fit, and why. */
interface Miss {
  readonly device: Device;
  readonly shortfalls: readonly Shortfall[];
  /** Their constraints, each once. */
  readonly kinds: readonly Constraint[];
  /** The sum of their shares. */
  readonly missing: number;
  /** 0 if money solves it, 2 if it cannot be bought at any price. */
  readonly hopelessness: 0 | 1 | 2;
}

/**
 * The devices that do not fit. Of a catalogue of thousands nearly all are among them, so they are counted as they come
 * and only those that are shown are kept.
 */
export interface Misses {
  /** How many fail on each constraint, and on each set of constraints. */
  readonly byConstraint: Partial<Record<Constraint, number>>;
  readonly byKinds: Map<string, number>;
  /** Those that come nearest to fitting, the nearest first. */
  readonly nearest: Miss[];
  /** The one for which least would have to be relaxed. */
  easiest: Miss | undefined;
}

export const noMisses = (): Misses => ({
  byConstraint: {},
  byKinds: new Map(),
  nearest: [],
  easiest: undefined,
});

export const copyOf = ({ byConstraint, byKinds, nearest, easiest }: Misses): Misses => ({
  byConstraint: { ...byConstraint },
  byKinds: new Map(byKinds),
  nearest: [...nearest],
  easiest,
});

export function addMiss(misses: Misses, device: Device, shortfalls: readonly Shortfall[]): void {
  const kinds: Constraint[] = [];
  let missing = 0;
  let isFinal = false;
  for (const { constraint, share, isFinal: isHopeless = false } of shortfalls) {
    missing += share;
    isFinal ||= isHopeless;
    if (kinds.includes(constraint)) continue;
    kinds.push(constraint);
    misses.byConstraint[constraint] = (misses.byConstraint[constraint] ?? 0) + 1;
  }
  const key = kinds.join();
  misses.byKinds.set(key, (misses.byKinds.get(key) ?? 0) + 1);
  const hopelessness = isFinal ? 2 : key === 'budget' ? 0 : 1;
  const miss: Miss = { device, shortfalls, kinds, missing, hopelessness };
  if (misses.easiest === undefined || byEase(miss, misses.easiest) < 0) misses.easiest = miss;
  const last = misses.nearest[mostShown - 1];
  if (last !== undefined && byNearness(miss, last) > 0) return;
  const at = misses.nearest.findIndex((other) => byNearness(miss, other) < 0);
  if (at < 0) misses.nearest.push(miss);
  else misses.nearest.splice(at, 0, miss);
  if (misses.nearest.length > mostShown) misses.nearest.pop();
}

const mostShown = 10;

/** The nearest misses in words. */
export const describeMisses = ({ nearest }: Misses): Rejected[] =>
  nearest.map(({ device, shortfalls }) => ({
    device,
    failures: shortfalls.map(({ constraint, describe }) => ({ constraint, sentence: describe().sentence })),
  }));

/** Those that fail on the fewest constraints first, then those that miss least, then the cheapest. */
function byNearness(a: Miss, b: Miss): number {
  return (
    a.kinds.length - b.kinds.length ||
    a.missing - b.missing ||
    (a.device.price?.amount ?? Number.MAX_VALUE) - (b.device.price?.amount ?? Number.MAX_VALUE) ||
    (a.device.id < b.device.id ? -1 : 1)
  );
}

const byEase = (a: Miss, b: Miss): number => a.hopelessness - b.hopelessness || byNearness(a, b);
