/** A device that fits, as seen by the budget. */
export interface Option {
  /** Undefined where the price is not known: such a device cannot be budgeted. */
  readonly cost: number | undefined;
  readonly score: number;
}

export interface Shares {
  /** What each need is planned to cost; together no more than the budget, unless that is too small. */
  readonly planned: readonly number[];
  readonly isTooSmall: boolean;
}

/**
 * Shares a budget among needs. Each starts with the best device; while that is too expensive, the need that loses the
 * least score per money saved is downgraded (the greedy of the multiple-choice knapsack). Where even the cheapest are
 * too expensive, the shares are what the cheapest cost.
 */
export function shareBudget(needs: readonly (readonly Option[])[], budget: number): Shares {
  const ladders = needs.map(frontier);
  const steps = ladders.map((ladder) => ladder.length - 1);
  const cost = (need: number): number => ladders[need]?.[steps[need] ?? -1]?.cost ?? 0;
  const total = () => needs.reduce((sum, _, need) => sum + cost(need), 0);
  while (total() > budget) {
    const down = leastLoss(ladders, steps);
    if (down === undefined) break;
    steps[down.need] = down.step;
  }
  return { planned: needs.map((_, need) => cost(need)), isTooSmall: total() > budget };
}

interface Rung {
  readonly cost: number;
  readonly score: number;
}

/** The options that cost more than every worse one, from the cheapest to the best. */
function frontier(options: readonly Option[]): Rung[] {
  const rungs: Rung[] = [];
  const priced = options.flatMap(({ cost, score }) => (cost === undefined ? [] : [{ cost, score }]));
  for (const rung of priced.sort((a, b) => a.cost - b.cost || b.score - a.score)) {
    if (rung.score > (rungs.at(-1)?.score ?? Number.NEGATIVE_INFINITY)) rungs.push(rung);
  }
  return rungs;
}

function leastLoss(
  ladders: readonly (readonly Rung[])[],
  steps: readonly number[],
): { need: number; step: number } | undefined {
  let best: { need: number; step: number; rate: number } | undefined;
  ladders.forEach((ladder, need) => {
    const now = ladder[steps[need] ?? -1];
    if (now === undefined) return;
    ladder.slice(0, steps[need]).forEach(({ cost, score }, step) => {
      const rate = (now.score - score) / (now.cost - cost);
      if (best === undefined || rate < best.rate) best = { need, step, rate };
    });
  });
  return best;
}
