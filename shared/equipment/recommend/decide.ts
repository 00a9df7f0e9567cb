import type { Device } from '../device.ts';
import type { Constraint } from './constraints.ts';
import { demandSentences, reasons } from './explain.ts';
import type { Judgement } from './judge.ts';
import { costOf, money, type Purse } from './money.ts';
import type { Need } from './need.ts';
import { type Ranked, rank } from './rank.ts';
import { nearestFirst, type Rejected, type Relaxation, relaxation } from './relax.ts';
import { scoreOf, type UtilityParts } from './utility.ts';
import type { VendorWish } from './vendor.ts';

/** A device that meets every demand of a need. */
export interface Suggestion {
  readonly device: Device;
  /** 0 to 100, the weighted sum of the parts, which are 0 to 1. */
  readonly score: number;
  readonly parts: UtilityParts;
  readonly reasons: readonly string[];
  /** Price of all its pieces without licences; undefined where the price is not known. */
  readonly cost: number | undefined;
}

export interface RoleRecommendation extends Need {
  readonly needs: readonly string[];
  readonly choice: Suggestion | null;
  readonly alternatives: readonly Suggestion[];
  /** Those that came nearest to fitting, and how many failed on what. */
  readonly rejected: readonly Rejected[];
  readonly rejectedBy: Readonly<Partial<Record<Constraint, number>>>;
  /** What to give up, where nothing fits. */
  readonly relax: Relaxation | null;
}

/** What a need has to go by beside its demands. */
export interface Means {
  /** The most that this need may cost. */
  readonly most: number;
  readonly purse: Purse;
  readonly weights: UtilityParts;
  readonly wish: VendorWish;
}

/** Chooses for one need: who fits and is affordable, the best of them, and why the others are not. */
export function decide(judgement: Judgement, { most, purse, weights, wish }: Means): RoleRecommendation {
  const { need, fitting, yardstick } = judgement;
  const rejected = [...judgement.rejected];
  const affordable: Ranked[] = [];
  for (const { device, parts } of fitting) {
    const cost = costOf(need, purse.currency, device);
    if (purse.budget !== undefined && (cost === undefined || cost > most)) {
      rejected.push({
        device,
        failures: [{ constraint: 'budget', sentence: overBudget(cost, most, purse) }],
      });
      continue;
    }
    const whole = { ...parts, vendor: wish.suits(device) };
    affordable.push({ device, parts: whole, score: scoreOf(whole, weights) });
  }
  const [choice, ...others] = rank(affordable, need.demands).map((ranked) => ({
    ranked,
    cost: costOf(need, purse.currency, ranked.device),
  }));
  const suggest = ({ ranked, cost }: { ranked: Ranked; cost: number | undefined }): Suggestion => ({
    device: ranked.device,
    score: Math.round(ranked.score * 1_000) / 10,
    parts: ranked.parts,
    reasons: reasons(ranked, need, yardstick, wish),
    cost,
  });
  return {
    ...need,
    needs: demandSentences(need),
    choice: choice === undefined ? null : withPromotion(suggest(choice), others[0]?.ranked),
    alternatives: others.slice(0, mostAlternatives).map(suggest),
    rejected: nearestFirst(rejected).slice(0, mostRejected),
    rejectedBy: countByConstraint(rejected),
    relax: choice === undefined ? relaxation(rejected) : null,
  };
}

/** Says why a device goes before one with a higher score. */
function withPromotion(choice: Suggestion, next: Ranked | undefined): Suggestion {
  if (next === undefined || next.score * 100 <= choice.score + 0.05) return choice;
  const { manufacturer, model } = next.device;
  const reason = `It goes before ${manufacturer} ${model}: it costs no more and is as good or better in every figure.`;
  return { ...choice, reasons: [...choice.reasons, reason] };
}

const mostAlternatives = 3;
const mostRejected = 10;

function overBudget(cost: number | undefined, most: number, { currency }: Purse): string {
  if (cost === undefined) return 'Its price is not known, so the budget cannot be kept.';
  const left = money(currency, Math.max(0, most));
  return `It costs ${money(currency, cost)}, and ${left} of the budget is left for it beside the rest.`;
}

function countByConstraint(rejected: readonly Rejected[]): Partial<Record<Constraint, number>> {
  const counts: Partial<Record<Constraint, number>> = {};
  for (const { failures } of rejected) {
    for (const constraint of new Set(failures.map((failure) => failure.constraint))) {
      counts[constraint] = (counts[constraint] ?? 0) + 1;
    }
  }
  return counts;
}
