import { expect, it } from 'vitest';
import { countSubnets } from '#shared/network/graph/count-subnets.ts';
import { planTopology } from '#shared/network/plan.ts';
import { threeSites } from './requirements-builder.ts';

it('counts the subnets of a plan without the blocks that contain them', () => {
  const plan = planTopology(threeSites());
  const blocks = plan.subnets.filter(({ purpose }) => purpose === 'site');
  expect(blocks.length).toBeGreaterThanOrEqual(3);
  expect(countSubnets(plan)).toBe(plan.subnets.length - blocks.length);
});
