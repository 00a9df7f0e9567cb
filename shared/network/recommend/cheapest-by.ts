import type { Fitting } from './assess.ts';

/** What all needs together cost from one maker or of one family. */
export interface LineCost {
  /** The cheapest of the line that meet a need. */
  readonly own: number;
  /** The cheapest of others where the line has none. */
  readonly others: number;
}

/**
 * What the cheapest fitting devices of each line cost, by its name; `fitting` are the candidates of each need, `all` those
 * that stand in where a line has none.
 */
export function cheapestBy(
  fitting: readonly (readonly Fitting[])[],
  lineOf: (fitting: Fitting) => string,
  all: readonly (readonly Fitting[])[],
): ReadonlyMap<string, LineCost> {
  const best = fitting.map((candidates) => {
    const costs = new Map<string, number>();
    for (const candidate of candidates) {
      const line = lineOf(candidate);
      costs.set(line, Math.min(candidate.weighedCost, costs.get(line) ?? Number.POSITIVE_INFINITY));
    }
    return costs;
  });
  const others = all.map((candidates) =>
    candidates.reduce((least, { weighedCost }) => Math.min(least, weighedCost), Number.POSITIVE_INFINITY),
  );
  const lines = new Set(best.flatMap((costs) => [...costs.keys()]));
  return new Map(
    [...lines].map((line) => {
      const cost = { own: 0, others: 0 };
      best.forEach((costs, need) => {
        const own = costs.get(line);
        const other = others[need] ?? Number.POSITIVE_INFINITY;
        if (own !== undefined) cost.own += own;
        else if (Number.isFinite(other)) cost.others += other;
      });
      return [line, cost];
    }),
  );
}
