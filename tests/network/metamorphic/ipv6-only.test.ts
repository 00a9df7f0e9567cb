import { expect, it } from 'vitest';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

it('a network without IPv4 is refused with a sentence, and never planned as if it had been left out', () => {
  const plan = () =>
    planTopology(requirementsOf({ wiredUsers: 4, ipScheme: { ipv6: true, ipv6Only: true } }));
  expect(plan).toThrow('Networks without IPv4 are not planned');
});
