import { expect, it } from 'vitest';
import { checkPlausibility } from '#shared/network/checks/plausibility.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

const warningsFor = (tenants: number): string[] => {
  const requirements = requirementsOf({
    sites: [{ name: 'Hub', kind: 'office', areaM2: 900, wiredUsers: 20, wirelessUsers: 120, guests: 20 }],
    segments: Array.from({ length: tenants }, (_, index) => ({ name: `Tenant ${index + 1}`, users: 6 })),
  });
  const index = indexNetwork(planTopology(requirements));
  return checkPlausibility(index, requirements, () => undefined).findings.map(({ sentence }) => sentence);
};

it('asks where each of many tenants has a network in the air', () => {
  expect(
    warningsFor(20).filter((sentence) => /access points would announce 22 networks/.test(sentence)),
  ).toHaveLength(1);
});

it('asks nothing of a few', () => {
  expect(warningsFor(4).filter((sentence) => /announce/.test(sentence))).toEqual([]);
});
