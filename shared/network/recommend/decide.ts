import { lazily } from '../../caching/lazily.ts';
import type { Because } from '../../contract/because.ts';
import type { Device } from '../../contract/device.ts';
import type { Constraint } from '../../contract/equipment-advice.ts';
import { formatSum } from '../../vocabulary/money.ts';
import type { Assessment, Fitting } from './assess.ts';
import { systemName } from './configured-by-hand.ts';
import type { Shortfall } from './constraints.ts';
import { reasons } from './explain.ts';
import { addMiss, copyOf, describeMisses, type Rejected } from './misses.ts';
import type { Purse } from './money.ts';
import type { Need } from './need.ts';
import { type Comparison, candidatesOf, rank } from './rank.ts';
import { type Relaxation, relaxation } from './relax.ts';
import { demandSentences } from './state-demands.ts';
import type { UtilityParts } from './utility.ts';
import { explainChoice } from './warnings.ts';

/** A device that meets every demand of a need. */
export interface Suggestion {
  readonly device: Device;
  /** 0 to 100, the weighted sum of the parts, which are 0 to 1. */
  readonly score: number;
  readonly parts: UtilityParts;
  readonly reasons: readonly string[];
  /** What speaks against it: a doubt, a price far above the cheapest, another maker; a sentence each. */
  readonly warnings: readonly string[];
  /** Price of all its pieces with a year's licences; undefined where the price is not known. */
  readonly cost: number | undefined;
  /** Why the plan has it. */
  readonly because: Because;
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
export interface Means extends Comparison {
  /** The most that this need may cost. */
  readonly most: number;
  readonly purse: Purse;
}

/**
 * Chooses for one need: which devices fit and are affordable, the best of them, and why the others do not. What is said of them is
 * put into words where somebody asks: a plan reads little of it.
 */
export function decide(assessment: Assessment, means: Means): RoleRecommendation {
  const { need, fitting } = assessment;
  const { purse } = means;
  const isAffordable = ({ cost }: Pick<Fitting, 'cost'>) =>
    purse.budget === undefined || (cost !== undefined && cost <= means.most);
  const [choice, ...others] = rank(candidatesOf(assessment, means).filter(isAffordable), need.demands);
  const misses = lazily(() => {
    const all = copyOf(assessment.misses());
    for (const one of fitting) if (!isAffordable(one)) addMiss(all, one.device, [tooDear(one, means)]);
    return all;
  });
  return {
    ...need,
    get needs() {
      return demandSentences(need);
    },
    choice: choice === undefined ? null : suggest(choice, assessment, means, promotion(choice, others)),
    get alternatives() {
      return others.slice(0, mostAlternatives).map((other) => suggest(other, assessment, means));
    },
    get rejected() {
      return describeMisses(misses());
    },
    get rejectedBy() {
      return misses().byConstraint;
    },
    get relax() {
      return choice === undefined ? relaxation(misses()) : null;
    },
  };
}

type Candidate = ReturnType<typeof candidatesOf>[number];

function suggest(
  ranked: Candidate,
  assessment: Assessment,
  means: Means,
  more: readonly string[] = [],
): Suggestion {
  const explained = lazily(() => explainChoice(assessment, ranked, means));
  return {
    device: ranked.device,
    score: percentOf(ranked),
    parts: ranked.parts,
    get reasons() {
      return [...reasons(ranked, assessment.need, assessment.yardstick, means.lines), ...more];
    },
    get warnings() {
      return explained().warnings;
    },
    get because() {
      return explained().because;
    },
    cost: ranked.cost,
  };
}

const percentOf = ({ score }: Candidate): number => Math.round(score * 1_000) / 10;

/** Explains why a device is ranked before one with a higher score. */
function promotion(ranked: Candidate, others: readonly Candidate[]): string[] {
  const next = others.find(({ score }) => score * 100 > percentOf(ranked) + 0.05);
  if (next === undefined) return [];
  const { manufacturer, model } = next.device;
  const why =
    next.parts.vendor < ranked.parts.vendor
      ? 'it keeps to the maker and family of the rest'
      : ranked.standingCost < next.standingCost
        ? 'it costs less and meets every demand'
        : ranked.weighedCost < next.weighedCost
          ? `templates write its configuration, and none that of ${systemName(next.device)}`
          : 'it costs no more and is at least as good in every figure';
  return [`It is ranked above ${manufacturer} ${model}, whose score is higher: ${why}.`];
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
