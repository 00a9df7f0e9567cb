import type { Constraint } from '../../contract/equipment-advice.ts';
import { systemName } from './configured-by-hand.ts';
import { type Candidate, type Choice, type ChosenRole, choiceOf, type Decision } from './decide.ts';
import { reasons } from './explain.ts';
import { describeMisses, type Rejected } from './misses.ts';
import { demandSentences } from './state-demands.ts';

/** A device that meets every demand of a need. */
export interface Suggestion extends Choice {
  readonly reasons: readonly string[];
}

export interface RoleRecommendation extends ChosenRole {
  readonly needs: readonly string[];
  readonly choice: Suggestion | null;
  readonly alternatives: readonly Suggestion[];
  /** Those that came nearest to fitting, and how many failed on what. */
  readonly rejected: readonly Rejected[];
  readonly rejectedBy: Readonly<Partial<Record<Constraint, number>>>;
}

/** Puts a decision into words: a plan needs none of them. */
export function describeRole({ assessment, means, ranked, misses, ...role }: Decision): RoleRecommendation {
  const [first, ...others] = ranked;
  const suggest = (candidate: Candidate, more: readonly string[] = []): Suggestion => ({
    ...choiceOf(candidate, assessment, means),
    reasons: [...reasons(candidate, assessment.need, assessment.yardstick, means.lines), ...more],
  });
  return {
    ...role,
    needs: demandSentences(assessment.need),
    choice: first === undefined ? null : suggest(first, promotion(first, role.choice, others)),
    alternatives: others.slice(0, mostAlternatives).map((other) => suggest(other)),
    rejected: describeMisses(misses()),
    rejectedBy: misses().byConstraint,
  };
}

/** Explains why a device is ranked before one with a higher score. */
function promotion(ranked: Candidate, choice: Choice | null, others: readonly Candidate[]): string[] {
  const next = others.find(({ score }) => choice !== null && score * 100 > choice.score + 0.05);
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
