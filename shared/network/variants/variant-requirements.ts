import type { Requirements } from '../../contract/requirements.ts';

export const variantIds = ['economical', 'balanced', 'resilient'] as const;
export type VariantId = (typeof variantIds)[number];

export const variantTitles = {
  economical: 'Economical',
  balanced: 'Balanced',
  resilient: 'Resilient',
} as const satisfies Record<VariantId, string>;

/** One requirement that a variant states otherwise. */
export interface RequirementChange {
  /** Its name in words. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** A step away from the requirements as stated; it is left out where they say so already. */
interface Step {
  readonly name: string;
  readonly reason: string;
  readonly wording: (requirements: Requirements) => string;
  readonly take: (requirements: Requirements) => Requirements;
}

/**
 * Only choices that the requirements leave open: no count, rate, growth or redundancy that was asked for is reduced.
 */
const steps: Readonly<Record<VariantId, readonly Step[]>> = {
  economical: [
    {
      name: 'Budget range',
      reason:
        'Among the models that meet every demand, price counts most. Redundancy and growth stay as stated.',
      wording: ({ budgetRange }) => budgetRange,
      take: (requirements) => ({ ...requirements, budgetRange: 'low' }),
    },
  ],
  balanced: [],
  resilient: [
    redundant(
      'internet',
      'Redundant internet',
      'A second provider and a second edge device keep a site online when one fails.',
    ),
    redundant(
      'coreSwitching',
      'Redundant core',
      'Two core switches: the failure of one does not take the site down.',
    ),
    redundant(
      'power',
      'Redundant power',
      'Two power supplies in each device that can have them: one may fail.',
    ),
    {
      name: 'Budget range',
      reason: 'Headroom and availability on sale count more than price.',
      wording: ({ budgetRange }) => budgetRange,
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
  return steps[id].flatMap(({ name, reason, wording }) => {
    const [from, to] = [wording(stated), wording(requirements)];
    return from === to ? [] : [{ name, from, to, reason }];
  });
}

function redundant(what: keyof Requirements['redundancy'], name: string, reason: string): Step {
  return {
    name,
    reason,
    wording: ({ redundancy }) => (redundancy[what] ? 'yes' : 'no'),
    take: (requirements) => ({
      ...requirements,
      redundancy: { ...requirements.redundancy, [what]: true },
    }),
  };
}
