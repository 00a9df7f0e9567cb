import { decide, type Means, type RoleRecommendation } from './decide.ts';
import type { Judgement } from './judge.ts';
import { shareBudget } from './share-budget.ts';
import { scoreOf } from './utility.ts';

/** Decides need by need within a budget; what one leaves of its share goes to those that follow. */
export function chooseAll(
  judged: readonly Judgement[],
  budget: number,
  means: Omit<Means, 'most'>,
): RoleRecommendation[] {
  const { weights, wish } = means;
  const options = judged.map(({ fitting }) =>
    fitting.map(({ device, parts, cost }) => ({
      cost,
      score: scoreOf({ ...parts, vendor: wish.suits(device) }, weights),
    })),
  );
  const { planned, isTooSmall } = shareBudget(options, budget);
  let left = budget;
  let reserved = planned.reduce((sum, cost) => sum + cost, 0);
  return judged.map((judgement, index) => {
    const share = planned[index] ?? 0;
    reserved -= share;
    // A budget that is too small buys the cheapest for as long as it lasts.
    // Its own share is always there, whatever sums of cents lose in the last digit.
    const most = isTooSmall ? Math.min(left, share) : Math.max(share, left - reserved);
    const role = decide(judgement, { ...means, most });
    left -= role.choice?.cost ?? 0;
    return role;
  });
}

/** What the needs cost at least; those that nothing fits cost nothing. */
export const leastCost = (judged: readonly Judgement[]): number =>
  judged.reduce((sum, judgement) => sum + judgement.leastCost, 0);

/** What the choices cost whose price is known. */
export const costOfAll = (roles: readonly RoleRecommendation[]): number =>
  roles.reduce((sum, { choice }) => sum + (choice?.cost ?? 0), 0);
