import { expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** The longest fibre of an office, and its reason. */
function longest(site: { readonly floors?: number; readonly areaM2?: number }, more: RequirementsInput = {}) {
  const sites = [{ name: 'Office', wiredUsers: 300, ...site }];
  const { edges } = planTopology(requirementsOf({ ...more, sites }));
  const [most] = edges
    .filter(({ type, medium }) => type === 'trunk' && medium === 'fibre')
    .toSorted((a, b) => (b.lengthM ?? 0) - (a.lengthM ?? 0));
  return { lengthM: most?.lengthM, reason: arithmeticOf(most?.because) };
}

it('a fibre is longer in a higher and in a larger building', () => {
  const metres = [
    longest({ floors: 2 }),
    longest({ floors: 6 }),
    longest({ floors: 6 }, { assumptions: { metresPerFloor: 8 } }),
  ].map(({ lengthM }) => lengthM);
  expect(metres).toEqual([24, 40, 60]);
  expect(longest({ floors: 2, areaM2: 5_000 }).lengthM).toBe(54);
});

it('and says what is left of the reach of its transceiver', () => {
  expect(longest({ floors: 6 }).reason).toContain(
    '40 m of fibre (20 m of riser + 20 m across the floor): 10GBASE-SR reaches 300 m on OM3 or OM4, 260 m to spare',
  );
});
