import { expect, it } from 'vitest';
import type * as z from 'zod';
import { Assumptions, assumptionIds } from '#shared/contract/assumptions.ts';
import { planTopology } from '#shared/network/plan.ts';
import { assumptionsOf, usedAssumptions } from '#shared/network/requirements/changeable-assumptions.ts';
import { fieldWords } from '#shared/vocabulary/fields/field-words.ts';
import '#shared/vocabulary/fields/design-fields.ts';
import { requirementsOf } from '../requirements-builder.ts';

it('every default lies within the bounds of the contract, and has a reason and a unit', () => {
  const figures = assumptionsOf(requirementsOf({}));
  expect(Assumptions.parse(figures)).toEqual(figures);
  for (const id of assumptionIds)
    expect(fieldWords.get(Assumptions.shape[id]), id).toMatchObject({
      unit: expect.any(String),
      help: expect.any(String),
    });
});

it('what a design states replaces the default, and is marked', () => {
  const office = {
    wiredUsers: 40,
    wirelessUsers: 40,
    securityRequirements: { remoteAccess: 'vpn' },
  } as const;
  const of = (assumptions: z.input<typeof Assumptions>) => {
    const requirements = requirementsOf({ ...office, assumptions });
    const pool = planTopology(requirements).subnets.find(({ purpose }) => purpose === 'remote-access');
    return {
      used: usedAssumptions(requirements).find(({ id }) => id === 'remoteShare'),
      hosts: pool?.hosts,
    };
  };
  expect(of({})).toMatchObject({ used: { value: 0.25, isStated: false }, hosts: 26 });
  expect(of({ remoteShare: 1 })).toMatchObject({
    used: { value: 1, usual: 0.25, isStated: true },
    hosts: 104,
  });
});

it('an assumption that no part of the plan needs is not listed', () => {
  const used = usedAssumptions(requirementsOf({ wiredUsers: 4 })).map(({ id }) => id);
  expect(used).not.toContain('remoteShare');
});
