import type { Fitting } from './assess.ts';

/** What all needs together cost from one maker or of one family, by its name. */
export type Cheapest = ReadonlyMap<string, number>;

/** A need that a line cannot meet costs as if the cheapest of another one were this much dearer. Default. */
const notMetFactor = 3;

/**
 * What the cheapest fitting devices of each line cost for all needs together; `fitting` are the candidates of each need,
 * `all` those that stand in where a line has none.
 */
export function cheapestBy(
  fitting: readonly (readonly Fitting[])[],
  lineOf: (fitting: Fitting) => string,
  all: readonly (readonly Fitting[])[],
): Cheapest {
  const best = fitting.map((candidates) => {
    const costs = new Map<string, number>();
    for (const candidate of candidates) {
      const line = lineOf(candidate);
      costs.set(line, Math.min(candidate.standingCost, costs.get(line) ?? Number.POSITIVE_INFINITY));
    }
    return costs;
  });
  const others = all.map((candidates) =>
    candidates.reduce((least, { standingCost }) => Math.min(least, standingCost), Number.POSITIVE_INFINITY),
  );
  const lines = new Set(best.flatMap((costs) => [...costs.keys()]));
  return new Map(
    [...lines].map((line) => [
      line,
      best.reduce((sum, costs, need) => {
        const other = others[need] ?? Number.POSITIVE_INFINITY;
        return sum + (costs.get(line) ?? (Number.isFinite(other) ? other * notMetFactor : 0));
      }, 0),
    ]),
  );
}
