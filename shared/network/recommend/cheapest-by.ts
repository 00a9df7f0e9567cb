import type { Fitting } from './assess.ts';

/** What all needs together cost from one maker or of one family. */
export interface LineCost {
  /** The cheapest of the line that meet a need. */
  readonly own: number;
  /** The cheapest of others where the line has none. */
  readonly others: number;
  /** Both together, whoever writes the configurations. */
  readonly standing: number;
  /** Of how many makers those others are. */
  readonly further: number;
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
    const cheapest = new Map<string, Fitting>();
    for (const candidate of candidates) {
      const line = lineOf(candidate);
      cheapest.set(line, cheaper(cheapest.get(line), candidate));
    }
    return cheapest;
  });
  const others = all.map((candidates) => candidates.reduce(cheaper, undefined));
  const lines = new Set(best.flatMap((costs) => [...costs.keys()]));
  return new Map(
    [...lines].map((line) => {
      const cost = { own: 0, others: 0, standing: 0 };
      const further = new Set<string>();
      best.forEach((cheapest, need) => {
        const own = cheapest.get(line);
        const one = own ?? others[need];
        if (one === undefined) return;
        cost[own === undefined ? 'others' : 'own'] += one.weighedCost;
        if (own === undefined) further.add(one.device.manufacturer);
        cost.standing += one.standingCost;
      });
      return [line, { ...cost, further: further.size }];
    }),
  );
}

const cheaper = (one: Fitting | undefined, other: Fitting): Fitting =>
  one === undefined || other.weighedCost < one.weighedCost ? other : one;
