import { type AssumptionId, Assumptions } from '../../contract/assumptions.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { wordsAt } from '../../vocabulary/fields/design-fields.ts';
import { fieldText } from '../../vocabulary/fields/field-text.ts';
import { assumptionsOf, usedAssumptions } from '../requirements/changeable-assumptions.ts';

/** In the order in which they are shown; each but `balanced` changes one thing. */
export const variantIds = [
  'economical',
  'balanced',
  'resilient',
  'premium',
  'dense-wifi',
  'gigabit-wifi',
] as const;
export type VariantId = (typeof variantIds)[number];

export const variantTitles = {
  economical: 'Economical',
  balanced: 'Balanced',
  resilient: 'Resilient',
  premium: 'Higher class',
  'dense-wifi': 'Denser Wi-Fi',
  'gigabit-wifi': 'Gigabit Wi-Fi',
} as const satisfies Record<VariantId, string>;

/** One requirement that a variant changes. */
export interface RequirementChange {
  /** Its name in words. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** How large a radio cell is, by what surrounds it. */
const cellFigures = [
  'clientsPerAccessPoint',
  'clientsPerVenueAccessPoint',
  'm2PerAccessPoint',
  'm2PerShopAccessPoint',
  'm2PerWarehouseAccessPoint',
  'm2PerHospitalAccessPoint',
  'm2PerFactoryAccessPoint',
  'm2PerOutdoorAccessPoint',
  'roomsPerHotelAccessPoint',
] as const satisfies readonly AssumptionId[];

/** A step away from the requirements as stated; it is skipped if they already say so. */
interface Step {
  /** Place of the field in the contract. */
  readonly field: string;
  readonly reason: string;
  readonly value: (requirements: Requirements) => unknown;
  readonly take: (requirements: Requirements) => Requirements;
}

/**
 * One factor each, of choices that the requirements leave open: no count, rate, growth or redundancy that was required is
 * reduced.
 */
const steps: Readonly<Record<VariantId, readonly Step[]>> = {
  economical: [
    priceRange(
      'Among the models that meet every demand, price counts most. Redundancy and growth stay as stated.',
      () => 'low',
    ),
  ],
  balanced: [],
  resilient: [
    redundant('internet', 'A second provider and a second edge device keep a site online when one fails.'),
    redundant('coreSwitching', 'Two core switches: the failure of one does not take the site down.'),
    redundant('power', 'Two power supplies in each device that can have them: one may fail.'),
  ],
  premium: [
    priceRange('Headroom and availability on sale count more than price.', (stated) =>
      stated === 'unlimited' ? stated : 'high',
    ),
  ],
  'dense-wifi': cellFigures.map(smaller),
  'gigabit-wifi': [gigabitAccessPoints()],
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

function priceRange(
  reason: string,
  to: (stated: Requirements['budgetRange']) => Requirements['budgetRange'],
): Step {
  return {
    field: 'requirements.budgetRange',
    reason,
    value: ({ budgetRange }) => budgetRange,
    take: (requirements) => ({ ...requirements, budgetRange: to(requirements.budgetRange) }),
  };
}

/** Air time of 802.11ax (IEEE 802.11ax-2021, table 27-79): 80 MHz, two streams, MCS 11 are 1,201 Mbit/s, a third of them overhead. */
function gigabitAccessPoints(): Step {
  return assumed(
    'mostMbpsOfAccessPoint',
    'The clients of a cell share its air: 80 MHz of 802.11ax in two streams carry 1.2 Gbit/s before overhead, so that a gigabit port seldom holds them back.',
    () => 1_000,
  );
}

/** A figure by which access points are counted, at two thirds where a plan depends on it. */
function smaller(id: (typeof cellFigures)[number]): Step {
  return assumed(
    id,
    'Smaller cells: fewer devices share the air of each access point, and its neighbours cover its failure.',
    (value) => Math.max(1, Math.floor((value * 2) / 3)),
  );
}

/** An assumption with another figure, where a plan depends on it and the contract allows that figure. */
function assumed(id: AssumptionId, reason: string, to: (value: number) => number): Step {
  return {
    field: `requirements.assumptions.${id}`,
    reason,
    value: (requirements) => assumptionsOf(requirements)[id],
    take: (requirements) => {
      const used = usedAssumptions(requirements).find((assumption) => assumption.id === id);
      if (used === undefined) return requirements;
      const value = to(used.value);
      const { success } = Assumptions.shape[id].safeParse(value);
      return success
        ? { ...requirements, assumptions: { ...requirements.assumptions, [id]: value } }
        : requirements;
    },
  };
}
