import type { Device } from '../../contract/device.ts';
import type { Constraint } from '../../contract/equipment-advice.ts';
import { formatSum } from '../../vocabulary/money.ts';
import type { Assessment, Fitting } from './assess.ts';
import type { Shortfall } from './constraints.ts';
import { reasons } from './explain.ts';
import { addMiss, copyOf, describeMisses, type Rejected } from './misses.ts';
import type { Purse } from './money.ts';
import type { Need } from './need.ts';
import { type Ranked, rank } from './rank.ts';
import { type Relaxation, relaxation } from './relax.ts';
import { demandSentences } from './state-demands.ts';
import { scoreOf, type UtilityParts } from './utility.ts';
import type { VendorPreference } from './vendor.ts';

/** A device that meets every demand of a need. */
export interface Suggestion {
  readonly device: Device;
  /** 0 to 100, the weighted sum of the parts, which are 0 to 1. */
  readonly score: number;
  readonly parts: UtilityParts;
  readonly reasons: readonly string[];
  /** Price of all its pieces with a year's licences; undefined where the price is not known. */
  readonly cost: number | undefined;
}

export interface RoleRecommendation extends Need {
  readonly needs: readonly string[];
  readonly choice: Suggestion | null;
  readonly alternatives: readonly Suggestion[];
  /** Those that came nearest to fitting, and how many failed on what. */
  readonly rejected: readonly Rejected[];
  readonly rejectedBy: Readonly<Partial<Record<Constraint, number>>>;
  /** Which demands to relax, where nothing fits. */
  readonly relax: Relaxation | null;
}

/** What a need depends on besides its demands. */
export interface Means {
  /** The most that this need may cost. */
  readonly most: number;
  readonly purse: Purse;
  readonly weights: UtilityParts;
  readonly preference: VendorPreference;
}

/** Chooses for one need: which devices fit and are affordable, the best of them, and why the others do not. */
export function decide(assessment: Assessment, means: Means): RoleRecommendation {
  const { need, fitting, yardstick } = assessment;
  const { purse, weights, preference } = means;
  const costs = new Map(fitting.map(({ device, cost }) => [device, cost]));
  const isAffordable = ({ cost }: Fitting) =>
    purse.budget === undefined || (cost !== undefined && cost <= means.most);
  const candidates = fitting.filter(isAffordable).map(({ device, parts }): Ranked => {
    const whole = { ...parts, vendor: preference.suits(device) };
    return { device, parts: whole, score: scoreOf(whole, weights) };
  });
  const [choice, ...others] = rank(candidates, need.demands);
  const misses = copyOf(assessment.misses);
  for (const one of fitting) if (!isAffordable(one)) addMiss(misses, one.device, [tooDear(one, means)]);
  const suggest = (ranked: Ranked): Suggestion => ({
    device: ranked.device,
    score: Math.round(ranked.score * 1_000) / 10,
    parts: ranked.parts,
    reasons: reasons(ranked, need, yardstick, preference),
    cost: costs.get(ranked.device),
  });
  return {
    ...need,
    needs: demandSentences(need),
    choice: choice === undefined ? null : withPromotion(suggest(choice), others[0]),
    alternatives: others.slice(0, mostAlternatives).map(suggest),
    rejected: describeMisses(misses),
    rejectedBy: misses.byConstraint,
    relax: choice === undefined ? relaxation(misses) : null,
  };
}

/** Explains why a device is ranked before one with a higher score. */
function withPromotion(choice: Suggestion, next: Ranked | undefined): Suggestion {
  if (next === undefined || next.score * 100 <= choice.score + 0.05) return choice;
  const { manufacturer, model } = next.device;
  const reason = `It is ranked above ${manufacturer} ${model}: it costs no more and is at least as good in every figure.`;
  return { ...choice, reasons: [...choice.reasons, reason] };
}

const mostAlternatives = 3;

function tooDear({ cost }: Fitting, { most, purse: { currency } }: Means): Shortfall {
  const left = Math.max(0, most);
  const describe = () =>
    cost === undefined
      ? { sentence: 'Its price is not known, so it cannot be checked against the budget.' }
      : {
          sentence: `It costs ${formatSum({ amount: cost, currency })} in the first year, and ${formatSum({ amount: left, currency })} of the budget is left for it.`,
          relax: `by ${formatSum({ amount: Math.ceil(cost - left), currency })}`,
        };
  return { constraint: 'budget', share: cost === undefined ? 1 : 1 - left / cost, describe };
}
