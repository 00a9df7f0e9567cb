import { lazily } from '../../caching/lazily.ts';
import type { Because } from '../../contract/because.ts';
import type { Device } from '../../contract/device.ts';
import { formatSum } from '../../vocabulary/money.ts';
import type { Assessment, Fitting } from './assess.ts';
import { addMiss, copyOf, type Misses } from './misses.ts';
import type { Purse } from './money.ts';
import type { Need } from './need.ts';
import { type Comparison, candidatesOf, rank } from './rank.ts';
import { type Relaxation, relaxation } from './relax.ts';
import type { Shortfall } from './shortfall.ts';
import type { UtilityParts } from './utility.ts';
import { explainChoice } from './warnings.ts';

/** A device that has the places of a need. */
export interface Choice {
  readonly device: Device;
  /** 0 to 100, the weighted sum of the parts, which are 0 to 1. */
  readonly score: number;
  readonly parts: UtilityParts;
  /** Price of all its pieces with a year's licences; undefined where the price is not known. */
  readonly cost: number | undefined;
  /** Why the plan has it. */
  readonly because: Because;
  /** What speaks against it: a doubt, a price far above the cheapest, another maker; a sentence each. */
  readonly warnings: readonly string[];
}

/** A need with what a plan reads of its choice. */
export interface ChosenRole extends Need {
  readonly choice: Choice | null;
  /** Which demands to relax, where nothing fits. */
  readonly relax: Relaxation | null;
}

/** The same with all that a recommendation says of it. */
export interface Decision extends ChosenRole {
  readonly assessment: Assessment;
  readonly means: Means;
  /** Those that are affordable, the chosen one first. */
  readonly ranked: readonly Candidate[];
  readonly misses: () => Misses;
}

export type Candidate = ReturnType<typeof candidatesOf>[number];

/** What a need depends on besides its demands. */
export interface Means extends Comparison {
  /** The most that this need may cost. */
  readonly most: number;
  readonly purse: Purse;
}

/** Chooses for one need: which devices fit and are affordable, and the best of them. */
export function decide(assessment: Assessment, means: Means): Decision {
  const { need, fitting } = assessment;
  const { purse } = means;
  const isAffordable = ({ cost }: Pick<Fitting, 'cost'>) =>
    purse.budget === undefined || (cost !== undefined && cost <= means.most);
  const ranked = rank(candidatesOf(assessment, means).filter(isAffordable), need.demands);
  const misses = lazily(() => {
    const all = copyOf(assessment.misses());
    for (const one of fitting) if (!isAffordable(one)) addMiss(all, one.device, [tooDear(one, means)]);
    return all;
  });
  const [first] = ranked;
  return {
    ...need,
    choice: first === undefined ? null : choiceOf(first, assessment, means),
    get relax() {
      return first === undefined ? relaxation(misses()) : null;
    },
    assessment,
    means,
    ranked,
    misses,
  };
}

/** It is explained once somebody asks, for all its places: most choices are only compared by what they cost. */
export function choiceOf(candidate: Candidate, assessment: Assessment, means: Means): Choice {
  const explained = lazily(() => explainChoice(assessment, candidate, means));
  return {
    device: candidate.device,
    score: percentOf(candidate),
    parts: candidate.parts,
    get because() {
      return explained().because;
    },
    get warnings() {
      return explained().warnings;
    },
    cost: candidate.cost,
  };
}

const percentOf = ({ score }: Candidate): number => Math.round(score * 1_000) / 10;

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
