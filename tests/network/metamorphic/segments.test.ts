import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SegmentInput = NonNullable<RequirementsInput['segments']>[number];

const shops = (...segments: SegmentInput[]) =>
  requirementsOf({
    sites: [
      { name: 'Headquarters', kind: 'headquarters', wiredUsers: 60 },
      { name: 'York', kind: 'shop', wiredUsers: 6 },
      { name: 'Leeds', kind: 'shop', wiredUsers: 6 },
    ],
    segments,
    growth: { percent: 0 },
  });

/** Hosts that the subnets of a segment have room for, by site. */
function hostsOf(name: string, requirements: ReturnType<typeof requirementsOf>): Record<string, number> {
  const rows = planTopology(requirements).subnets.filter(
    (row) => row.vlan !== undefined && row.name.startsWith(name),
  );
  return Object.fromEntries(rows.map(({ site, hosts }) => [site, hosts]));
}

describe('a segment that names sites', () => {
  const tills: SegmentInput = { name: 'Tills', type: 'iot', users: 20, sites: ['York', 'Leeds'] };

  it('has its VLAN, subnet and hosts there and nowhere else', () => {
    expect(hostsOf('Tills', shops(tills))).toEqual({ York: 10, Leeds: 10 });
    expect(hostsOf('Tills', shops({ ...tills, sites: ['Leeds'] }))).toEqual({ Leeds: 20 });
    expect(Object.keys(hostsOf('Tills', shops({ ...tills, sites: [] })))).toContain('Headquarters');
  });

  it('is a zone of the subnets of those sites alone', () => {
    const requirements = shops({ ...tills, sites: ['Leeds'] });
    const graph = planTopology(requirements);
    const zone = controlPlaneOf(graph, requirements).zones.find(({ name }) => name === 'Tills');
    const sites = graph.subnets.filter(({ id }) => zone?.subnets.includes(id)).map(({ site }) => site);
    expect(sites).toEqual(['Leeds']);
  });

  it('of staff takes its people from those sites, and leaves the others to the rest', () => {
    const sales: SegmentInput = { name: 'Sales', users: 6, sites: ['York'] };
    expect(hostsOf('Sales', shops(sales))).toEqual({ York: 6 });
    expect(hostsOf('Data', shops(sales))).toEqual({ Headquarters: 60, Leeds: 6 });
    expect(() => planTopology(shops({ ...sales, users: 7 }))).toThrow(
      'The segment “Sales” has 7 users, but its sites have 6 that no other segment has.',
    );
  });

  it('of its own switches has them there alone', () => {
    const apart = planTopology(shops({ ...tills, isolationLevel: 'physical', sites: ['York'] }));
    const sites = apart.nodes.filter(({ label }) => label.includes('Tills')).map(({ site }) => site);
    expect(new Set(sites)).toEqual(new Set(['York']));
  });
});
