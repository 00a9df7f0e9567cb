import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import { traceRequirements } from '#shared/network/requirements/trace-requirements.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { requirementsOf } from './requirements-builder.ts';

const hospital = (more: RequirementsInput = {}) =>
  requirementsOf({
    sites: [
      { name: 'Hospital', kind: 'headquarters', floors: 6, wiredUsers: 400, cameras: 220, servers: 6 },
      { name: 'Clinic', wiredUsers: 30, cameras: 12 },
    ],
    growth: { percent: 30 },
    ...more,
  });

/** Hosts that the subnets of a zone or purpose hold, growth included. */
function hostsIn(requirements: ReturnType<typeof requirementsOf>, zone: string): number {
  const rows = planTopology(requirements).subnets.filter(
    (row) => row.vlan !== undefined && (row.zone ?? row.purpose) === zone,
  );
  return rows.reduce((sum, { hosts }) => sum + hosts, 0);
}

describe('segments of IoT devices', () => {
  const medical = { name: 'Medical devices', type: 'iot', users: 600, isolationLevel: 'full' } as const;
  const building = { name: 'Building control', type: 'iot', users: 90, isolationLevel: 'physical' } as const;

  it('hold the hosts that they state, whatever the sites count', () => {
    const hosts = hostsIn(hospital({ segments: [medical] }), 'Medical devices');
    expect(hosts).toBeGreaterThanOrEqual(600 * 1.3);
    expect(hosts).toBeLessThan(600 * 1.3 + 20);
  });

  it('are drawn by their name where they are the only ones, under the id that older drawings have', () => {
    const sensors = { name: 'Tank sensors', type: 'iot', users: 40, poe: 'none' } as const;
    const sites = [{ name: 'Cellar', wiredUsers: 10 }];
    const groupsOf = (input: RequirementsInput) =>
      planTopology(requirementsOf(input)).nodes.filter(({ group }) => group === 'cameras');
    const own = groupsOf({ sites, segments: [sensors] });
    expect(own.map(({ label, quantity }) => [label, quantity])).toEqual([['CEL F1 Tank sensors', 40]]);
    expect(own.map(({ id }) => id)).toEqual(['cel-f1-cameras']);
    const cameras = groupsOf({ sites: [{ name: 'Cellar', wiredUsers: 10, cameras: 40 }] });
    expect(cameras.map(({ label }) => label)).toEqual(['CEL F1 cameras']);
  });

  it('are networks and zones of their own when there are two, with policies for each', () => {
    const requirements = hospital({ segments: [medical, building] });
    const graph = planTopology(requirements);
    for (const { name, users } of [medical, building]) {
      expect(hostsIn(requirements, name)).toBeGreaterThanOrEqual(users * 1.3);
      const rules = controlPlaneOf(graph, requirements).policies.filter(({ from }) => from === name);
      expect(rules.map(({ to, action }) => `${to} ${action}`)).toEqual(
        expect.arrayContaining(['server allow', 'internet deny', 'data deny', 'management deny']),
      );
    }
  });

  it('leave the devices that no segment counts in a network of their own', () => {
    const requirements = hospital({ segments: [building] });
    expect(hostsIn(requirements, 'iot')).toBeGreaterThanOrEqual((232 - 90) * 1.3);
    expect(hostsIn(requirements, 'Building control')).toBeGreaterThanOrEqual(90 * 1.3);
  });

  it('name the network of all devices where the only one counts none', () => {
    const names = planTopology(hospital({ segments: [{ name: 'Cameras', type: 'iot' }] })).subnets.flatMap(
      ({ purpose, name }) => (purpose === 'iot' ? [name] : []),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.startsWith('Cameras'))).toBe(true);
  });

  it('never take the name of a zone that is there anyway', () => {
    const requirements = hospital({ segments: [{ ...building, name: 'server' }] });
    expect(hostsIn(requirements, 'server segment')).toBeGreaterThan(0);
  });
});

describe('any segments with users', () => {
  const segment = fc.record({
    name: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    type: fc.constantFrom('iot' as const, 'guest' as const),
    users: fc.integer({ min: 1, max: 400 }),
    isolationLevel: fc.constantFrom('vlans' as const, 'full' as const, 'physical' as const),
  });

  it('get a subnet that names them and room for their users', () => {
    const anySegments = fc.uniqueArray(segment, { maxLength: 4, selector: ({ name }) => name });
    fc.assert(
      fc.property(anySegments, (segments) => {
        const { subnets } = planTopology(hospital({ segments }));
        segments.forEach(({ users }, index) => {
          const own = subnets.filter(({ because }) =>
            because?.serves?.includes(`requirements.segments[${index}]`),
          );
          expect(own.reduce((sum, { hosts }) => sum + hosts, 0)).toBeGreaterThanOrEqual(users * 1.3);
        });
      }),
      { numRuns: propertyRuns(15, 160) },
    );
  });
});

describe('a segment on switches of its own that has everyone at the site', () => {
  it.each([
    { type: 'department', site: { wiredUsers: 1 } },
    { type: 'function', site: { wirelessUsers: 1 } },
    { type: 'guest', site: { guests: 1 } },
    { type: 'iot', site: { cameras: 1 } },
    { type: 'security', site: { servers: 1 } },
  ] as const)('leaves no requirement unserved: $type', ({ type, site }) => {
    const requirements = requirementsOf({
      sites: [{ name: 'Office', ...site }],
      segments: [{ name: 'Lab', type, users: 0, isolationLevel: 'physical' }],
      securityRequirements: { firewall: 'none' },
      redundancy: { coreSwitching: true },
    });
    const lacking = traceRequirements(requirements, planTopology(requirements)).filter(
      (traced) => traced.lacking !== undefined,
    );
    expect(lacking).toEqual([]);
  });
});
