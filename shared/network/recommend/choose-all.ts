import type { Assessment } from './assess.ts';
import { type ChosenRole, type Decision, decide, type Means } from './decide.ts';
import { candidatesOf } from './rank.ts';
import { shareBudget } from './share-budget.ts';

/** Decides need by need within a budget; what one leaves of its share goes to those that follow. */
export function chooseAll(
  assessed: readonly Assessment[],
  budget: number,
  means: Omit<Means, 'most'>,
): Decision[] {
  const options = assessed.map((assessment) =>
    candidatesOf(assessment, means).map(({ cost, standing }) => ({ cost, score: standing })),
  );
  const { planned, isTooSmall } = shareBudget(options, budget);
  let left = budget;
  let reserved = planned.reduce((sum, cost) => sum + cost, 0);
  return assessed.map((assessment, index) => {
    const share = planned[index] ?? 0;
    reserved -= share;
    // A budget that is too small is spent on the cheapest while it lasts. A need's own share is always available,
    // despite rounding errors.
    const most = isTooSmall ? Math.min(left, share) : Math.max(share, left - reserved);
    const role = decide(assessment, { ...means, most });
    left -= role.choice?.cost ?? 0;
    return role;
  });
}

/** What the needs cost at least; those that nothing fits cost nothing. */
export const leastCost = (assessed: readonly Assessment[]): number =>
  assessed.reduce((sum, assessment) => sum + assessment.leastCost, 0);

/** What the choices cost whose price is known. */
export const costOfAll = (roles: readonly ChosenRole[]): number =>
  roles.reduce((sum, { choice }) => sum + (choice?.cost ?? 0), 0);
