import { expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { edgeRates } from '#shared/network/sizing/edge-rates.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** Mbit/s that the gateway of an office has to carry, whose access to the internet is 100 Mbit/s. */
function loadOf(more: Partial<RequirementsInput> = {}, site: object = {}): number {
  const requirements = requirementsOf({
    sites: [{ name: 'Office', wiredUsers: 30, servers: 2, ...site }],
    bandwidth: { download: 100 },
    growth: { percent: 0 },
    ...more,
  });
  const graph = planTopology(requirements);
  const gateway = graph.nodes.find(({ type }) => type === 'firewall');
  return edgeRates(graph, requirements).get(gateway?.id ?? '')?.mbps ?? 0;
}

it('a gateway carries what people draw from the servers through it, and cameras send them', () => {
  expect(loadOf()).toBe(100 + 30);
  expect(loadOf({}, { cameras: 10 })).toBe(100 + 30 + 10 * 4);
  expect(loadOf({ assumptions: { mbpsPerPerson: 5 } })).toBe(100 + 150);
});

it('it carries nothing between VLANs where there are no servers', () => {
  expect(loadOf({}, { servers: 0, cameras: 10 })).toBe(100);
});

it('a segment that states its traffic loads it by that', () => {
  const segments: RequirementsInput['segments'] = [{ name: 'CAD', users: 10, mbpsPerHost: 20 }];
  expect(loadOf({ segments })).toBe(100 + 20 + 10 * 20);
});

it('a segment that is kept apart loads it by what it reaches', () => {
  const own = { name: 'CAD', users: 10, mbpsPerHost: 20, isolationLevel: 'full' } as const;
  expect(loadOf({ segments: [{ ...own, reaches: 'servers' }] })).toBe(100 + 20 + 10 * 20);
  expect(loadOf({ segments: [{ ...own, reaches: 'internet' }] })).toBe(100 + 20);
});

it('a segment on switches of its own brings it no more than what joins these to it carries', () => {
  const own = { name: 'Editing', users: 20, isolationLevel: 'physical', reaches: 'servers' } as const;
  const site = { wiredUsers: 40 };
  expect(loadOf({ segments: [{ ...own, mbpsPerHost: 100 }] }, site)).toBe(100 + 20 + 20 * 100);
  expect(loadOf({ segments: [{ ...own, mbpsPerHost: 2_000 }] }, site)).toBe(100 + 20 + 10_000);
});
