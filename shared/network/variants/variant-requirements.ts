import type { Requirements } from '../../contract/requirements.ts';
import { wordsAt } from '../../vocabulary/fields/design-fields.ts';
import { fieldText } from '../../vocabulary/fields/field-text.ts';

export const variantIds = ['economical', 'balanced', 'resilient'] as const;
export type VariantId = (typeof variantIds)[number];

export const variantTitles = {
  economical: 'Economical',
  balanced: 'Balanced',
  resilient: 'Resilient',
} as const satisfies Record<VariantId, string>;

/** One requirement that a variant changes. */
export interface RequirementChange {
  /** Its name in words. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** A step away from the requirements as stated; it is skipped if they already say so. */
interface Step {
  /** Place of the field in the contract. */
  readonly field: string;
  readonly reason: string;
  readonly value: (requirements: Requirements) => unknown;
  readonly take: (requirements: Requirements) => Requirements;
}

/**
 * Only choices that the requirements leave open: no count, rate, growth or redundancy that was required is reduced.
 */
const steps: Readonly<Record<VariantId, readonly Step[]>> = {
  economical: [
    {
      field: 'requirements.budgetRange',
      reason:
        'Among the models that meet every demand, price counts most. Redundancy and growth stay as stated.',
      value: ({ budgetRange }) => budgetRange,
      take: (requirements) => ({ ...requirements, budgetRange: 'low' }),
    },
  ],
  balanced: [],
  resilient: [
    redundant('internet', 'A second provider and a second edge device keep a site online when one fails.'),
    redundant('coreSwitching', 'Two core switches: the failure of one does not take the site down.'),
    redundant('power', 'Two power supplies in each device that can have them: one may fail.'),
    {
      field: 'requirements.budgetRange',
      reason: 'Headroom and availability on sale count more than price.',
      value: ({ budgetRange }) => budgetRange,
      take: (requirements) =>
        requirements.budgetRange === 'unlimited' ? requirements : { ...requirements, budgetRange: 'high' },
    },
  ],
};

/** The requirements of a variant, and what differs from those that were stated. */
export function variantRequirements(
  id: VariantId,
  stated: Requirements,
): { readonly requirements: Requirements; readonly changes: readonly RequirementChange[] } {
  const requirements = steps[id].reduce((before, { take }) => take(before), stated);
  return { requirements, changes: changesOf(id, stated, requirements) };
}

/** What of a variant's steps `requirements` has taken. */
export function changesOf(
  id: VariantId,
  stated: Requirements,
  requirements: Requirements,
): RequirementChange[] {
  return steps[id].flatMap(({ field, reason, value }) => {
    const words = wordsAt(field);
    const [from, to] = [fieldText(words, value(stated)), fieldText(words, value(requirements))];
    return from === to ? [] : [{ name: words.label, from, to, reason }];
  });
}

function redundant(what: keyof Requirements['redundancy'], reason: string): Step {
  return {
    field: `requirements.redundancy.${what}`,
    reason,
    value: ({ redundancy }) => redundancy[what],
    take: (requirements) => ({
      ...requirements,
      redundancy: { ...requirements.redundancy, [what]: true },
    }),
  };
}
