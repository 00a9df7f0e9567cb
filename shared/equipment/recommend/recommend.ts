import { decide, type RoleRecommendation } from './decide.ts';
import { type Judgement, judgeAll, type RecommendInput, reserves } from './judge.ts';
import { money, type Purse, purseFor } from './money.ts';
import { scoreOf, type UtilityParts, weightsFor } from './utility.ts';
import { isOf, vendorWish } from './vendor.ts';

export interface Recommendations {
  readonly roles: readonly RoleRecommendation[];
  readonly currency: string;
  /** Price of all choices whose price is known, without licences. */
  readonly cost: number;
  readonly budget: number | null;
  readonly weights: UtilityParts;
  /** What the reader has to know beside the roles, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * Chooses a device for every place of a plan: hard demands first, then the best weighted utility. The whole stays
 * within the budget: what is left after a choice always pays the cheapest device of every need that follows.
 * Pure and deterministic.
 */
export function recommend(input: RecommendInput): Recommendations {
  const { requirements, devices } = input;
  const weights = weightsFor(requirements);
  const purse = purseFor(requirements, devices);
  const judged = judgeAll(input, purse);
  const wish = vendorWish(requirements, judged.map(withoutVendor(weights)), weights.vendor);
  const reserve = reserves(judged, purse);
  const isTooSmall = (reserve[0] ?? 0) > (purse.budget ?? Number.POSITIVE_INFINITY);
  let left = purse.budget ?? Number.POSITIVE_INFINITY;
  const roles = judged.map((judgement, index) => {
    const [least = 0, others = 0] = reserve.slice(index, index + 2);
    // A budget that is too small buys the cheapest for as long as it lasts.
    const most = isTooSmall ? Math.min(left, least - others) : left - others;
    const role = decide(judgement, { most, purse, weights, wish });
    left -= role.choice?.cost ?? 0;
    return role;
  });
  return {
    roles,
    currency: purse.currency,
    cost: roles.reduce((sum, { choice }) => sum + (choice?.cost ?? 0), 0),
    budget: purse.budget ?? null,
    weights,
    notes: notesOn(input, purse, reserve[0] ?? 0),
  };
}

const withoutVendor =
  (weights: UtilityParts) =>
  ({ fitting }: Judgement) =>
    fitting.map(({ device, parts }) => ({ device, score: scoreOf({ ...parts, vendor: 0 }, weights) }));

function notesOn({ requirements, devices }: RecommendInput, purse: Purse, least: number): string[] {
  const { vendorPreference } = requirements;
  const { budget, currency, unchecked } = purse;
  return [
    ...(unchecked === undefined ? [] : [unchecked]),
    ...(budget !== undefined && least > budget
      ? [
          `The budget of ${money(currency, budget)} is too small: the cheapest devices that fit cost ` +
            `${money(currency, least)}, which is ${money(currency, least - budget)} more.`,
        ]
      : []),
    ...(vendorPreference !== '' && !devices.some((device) => isOf(vendorPreference, device))
      ? [`No device of “${vendorPreference}” is in the catalogue.`]
      : []),
  ];
}
