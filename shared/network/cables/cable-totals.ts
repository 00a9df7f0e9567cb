import type { CableKind } from './cable-labels.ts';
import type { Cable } from './cable-schedule.ts';
import { countCables } from './count-cables.ts';

/** Cables that are ordered as the same thing. */
export interface CableTotal {
  readonly kind: CableKind;
  /** As it is ordered; absent where the network does not say. */
  readonly cable: string | undefined;
  readonly count: number;
  /** Together, of those whose length is known. */
  readonly metres: number;
  readonly withoutLength: number;
}

export interface CableTotals {
  readonly count: number;
  /** The most frequent first. */
  readonly cables: readonly CableTotal[];
  /** By IEEE 802.3 name, the most frequent first. */
  readonly transceivers: readonly { readonly standard: string; readonly count: number }[];
  /** In the order of the network. */
  readonly sites: readonly string[];
}

/** The totals of a schedule: cables by what is ordered, and the transceivers at their ends. */
export function cableTotals(schedule: Iterable<Cable>): CableTotals {
  const { cables, optics } = countCables(schedule);
  const sum = <C>(some: readonly C[], figure: (one: C) => number) =>
    some.reduce((total, one) => total + figure(one), 0);
  return {
    count: sum(cables, ({ count }) => count),
    cables: Object.values(Object.groupBy(cables, ({ kind, cable }) => `${kind} ${cable ?? ''}`))
      .flatMap((alike = []) => {
        const [first] = alike;
        if (first === undefined) return [];
        const { kind, cable } = first;
        return {
          kind,
          cable,
          count: sum(alike, ({ count }) => count),
          metres: sum(alike, ({ metres }) => metres),
          withoutLength: sum(alike, ({ withoutLength }) => withoutLength),
        };
      })
      .sort((a, b) => b.count - a.count),
    transceivers: [...Map.groupBy(optics, ({ standard }) => standard)]
      .map(([standard, alike]) => ({ standard, count: sum(alike, ({ count }) => count) }))
      .sort((a, b) => b.count - a.count),
    sites: [...new Set(cables.map(({ site }) => site))],
  };
}
