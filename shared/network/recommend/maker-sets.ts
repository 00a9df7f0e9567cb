/** What all needs of each part of the network count as, from each maker that has anything for it. */
export type PartCosts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A maker for each part. */
export type MakerSet = ReadonlyMap<string, string>;

/** The same with what it counts as. */
export interface PricedSet {
  readonly makers: MakerSet;
  readonly cost: number;
}

/** Sets for which one pays least; more are not tried within a budget. */
const mostTried = 12;
/** More makers than these make a set only where each of them has a part that the others lack. */
const mostTogether = 3;

/**
 * Makers for all parts together, the cheapest set first: what the parts count as, and the `toll` of having several makers, given
 * what the parts come to. Pure and deterministic.
 */
export function makerSets(parts: PartCosts, toll: (makers: MakerSet, total: number) => number): PricedSet[] {
  const ranked = [...parts].map(([part, costs]) => ({
    part,
    makers: [...costs].sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)),
  }));
  const names = [...new Set(ranked.flatMap(({ makers }) => makers.map(([maker]) => maker)))].sort();
  const sets = new Map<string, PricedSet>();
  for (const some of subsets(names, Math.min(mostTogether, parts.size))) {
    const makers = new Map<string, string>();
    let total = 0;
    for (const { part, makers: offers } of ranked) {
      const [maker, cost] = offers.find(([name]) => some.has(name)) ?? offers[0] ?? [];
      if (maker === undefined || cost === undefined) continue;
      makers.set(part, maker);
      total += cost;
    }
    sets.set([...makers.values()].join(), { makers, cost: total + toll(makers, total) });
  }
  return [...sets]
    .sort(([a, one], [b, other]) => one.cost - other.cost || (a < b ? -1 : 1))
    .slice(0, mostTried)
    .map(([, set]) => set);
}

/** Every choice of up to so many of the names. */
function subsets(names: readonly string[], most: number): ReadonlySet<string>[] {
  const grow = (chosen: readonly string[], from: number): ReadonlySet<string>[] => [
    ...(chosen.length > 0 ? [new Set(chosen)] : []),
    ...(chosen.length < most
      ? names.slice(from).flatMap((name, index) => grow([...chosen, name], from + index + 1))
      : []),
  ];
  return grow([], 0);
}
