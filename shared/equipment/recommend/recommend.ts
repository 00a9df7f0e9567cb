import { controllersFor } from './controllers.ts';
import { decide, type Means, type RoleRecommendation } from './decide.ts';
import { circumstancesOf, type Judgement, judge, type RecommendInput } from './judge.ts';
import { purseFor } from './money.ts';
import { roles as roleOrder } from './need.ts';
import { needsOfPlan } from './needs-of-plan.ts';
import { notesOn } from './notes.ts';
import { shareBudget } from './share-budget.ts';
import { scoreOf, type UtilityParts, weightsFor } from './utility.ts';
import { vendorWish } from './vendor.ts';

export interface Recommendations {
  readonly roles: readonly RoleRecommendation[];
  readonly currency: string;
  /** Price of all choices whose price is known, with a year's licences: what the budget has to pay. */
  readonly cost: number;
  readonly budget: number | null;
  readonly weights: UtilityParts;
  /** What the reader has to know beside the roles, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * Chooses a device for every place of a plan: hard demands first, then the best weighted utility; the whole stays
 * within the budget. WLAN controllers follow from the access points that were chosen.
 * Pure and deterministic.
 */
export function recommend(input: RecommendInput): Recommendations {
  const { requirements, devices } = input;
  const weights = weightsFor(requirements);
  const purse = purseFor(requirements, devices);
  const circumstances = circumstancesOf(input, purse.currency);
  const judged = needsOfPlan(requirements, input.graph).map((need) => judge(need, circumstances));
  const wish = vendorWish(requirements, judged.map(withoutVendor(weights)), weights.vendor);
  const budget = purse.budget ?? Number.POSITIVE_INFINITY;
  const choose = (judgements: readonly Judgement[], most: number) =>
    chooseAll(judgements, most, { purse, weights, wish });
  const controllersOf = (chosen: readonly RoleRecommendation[]) => {
    const { needs, notes } = controllersFor(chosen, requirements);
    return { judged: needs.map((need) => judge(need, circumstances)), notes };
  };

  let chosen = choose(judged, budget);
  let controllers = controllersOf(chosen);
  const least = leastCost(judged) + leastCost(controllers.judged);
  // The controllers' part of the budget is kept back, as long as that leaves enough for the rest.
  if (controllers.judged.length > 0 && least <= budget && purse.budget !== undefined) {
    chosen = choose(judged, budget - leastCost(controllers.judged));
    controllers = controllersOf(chosen);
  }
  const roles = [...chosen, ...choose(controllers.judged, budget - costOfAll(chosen))].sort(
    (a, b) => roleOrder.indexOf(a.role) - roleOrder.indexOf(b.role),
  );
  return {
    roles,
    currency: purse.currency,
    cost: costOfAll(roles),
    budget: purse.budget ?? null,
    weights,
    notes: notesOn({ input, purse, least, roles, controllerNotes: controllers.notes }),
  };
}

/** Decides need by need; what one leaves of its share goes to those that follow. */
function chooseAll(
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
    const most = isTooSmall ? Math.min(left, share) : left - reserved;
    const role = decide(judgement, { ...means, most });
    left -= role.choice?.cost ?? 0;
    return role;
  });
}

const withoutVendor =
  (weights: UtilityParts) =>
  ({ fitting }: Judgement) =>
    fitting.map(({ device, parts }) => ({ device, score: scoreOf({ ...parts, vendor: 0 }, weights) }));

const leastCost = (judged: readonly Judgement[]): number =>
  judged.reduce((sum, judgement) => sum + judgement.leastCost, 0);

const costOfAll = (roles: readonly RoleRecommendation[]): number =>
  roles.reduce((sum, { choice }) => sum + (choice?.cost ?? 0), 0);
