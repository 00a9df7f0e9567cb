import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { requirementsOf } from '../requirements-builder.ts';

type BuildingInput = NonNullable<NonNullable<RequirementsInput['sites']>[number]['buildings']>[number];

const people = { wiredUsers: 500, wirelessUsers: 150, floors: 2, areaM2: 2_000 };

const campusOf = (counts: Partial<typeof people>, ...buildings: BuildingInput[]) =>
  planNetwork({
    requirements: requirementsOf({
      sites: [{ name: 'College', kind: 'campus', ...people, ...counts, buildings }],
    }),
    devices: catalogue,
    assigned: [],
    today: '2026-11-22',
  });

const campus = (...buildings: BuildingInput[]) => campusOf({}, ...buildings);

const library: BuildingInput = { name: 'Library', floors: 2, areaM2: 2_000, distanceM: 350 };
const gate: BuildingInput = { name: 'Gate house', floors: 1, areaM2: 60, distanceM: 120 };

describe('a building of a campus', () => {
  const graph = campus(library, gate);
  const of = (building: string) => graph.nodes.filter((node) => node.building === building);

  it('has its share of the people on closets of its own, named after it, and is no site', () => {
    const seats = of('Library').flatMap(({ group, quantity }) => (group === 'wired-users' ? [quantity] : []));
    expect(seats.reduce((sum, one) => sum + one, 0)).toBeCloseTo(500 * (2_000 / 4_060), -1);
    expect(of('Library').map(({ label }) => label)).toContain('COL-LIB-F2-ACC-1');
    expect(new Set(graph.nodes.flatMap(({ site }) => site ?? []))).toEqual(new Set(['College']));
    expect(graph.edges.filter(({ service }) => service !== undefined && service !== 'internet')).toEqual([]);
  });

  it('too small for a workplace has nobody in it, and its cameras all the same', () => {
    const cabinets = Array.from({ length: 40 }, (_, index) => ({
      name: `Cabinet ${index + 1}`,
      areaM2: 4,
      distanceM: 500,
    }));
    const { nodes, subnets } = planNetwork({
      requirements: requirementsOf({
        sites: [
          { name: 'Town', kind: 'campus', areaM2: 900, wiredUsers: 20, phones: 12, buildings: cabinets },
        ],
        segments: [
          {
            name: 'Street cameras',
            type: 'iot',
            users: 400,
            places: cabinets.map(({ name }) => ({ site: 'Town', building: name, users: 10 })),
          },
        ],
      }),
      devices: catalogue,
      assigned: [],
      today: '2026-11-22',
    });
    const seats = nodes.filter(({ group }) => group === 'wired-users' || group === 'phones');
    expect(seats.filter(({ building }) => building !== undefined).map(({ label }) => label)).toEqual([]);
    expect(subnets.filter(({ purpose }) => purpose === 'data' || purpose === 'voice')).toHaveLength(2);
    const cameras = nodes.filter(({ building, group }) => building !== undefined && group === 'cameras');
    expect(cameras.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(400);
  });

  it('has a distribution pair when it is large, on single-mode fibre as long as its duct', () => {
    const layersOf = (building: string) => of(building).filter(({ layer }) => layer === 'distribution');
    expect(layersOf('Library')).toHaveLength(2);
    expect(layersOf('Gate house')).toHaveLength(0);
    const buildingOf = new Map(graph.nodes.map(({ id, building }) => [id, building]));
    const ducts = graph.edges.filter(
      ({ source, target, medium }) => medium === 'fibre' && buildingOf.get(source) !== buildingOf.get(target),
    );
    expect(ducts.length).toBeGreaterThan(0);
    expect(ducts.every(({ cable, lengthM = 0 }) => cable?.startsWith('OS2') && lengthM > 100)).toBe(true);
  });

  it('has VLANs of its own name, also where each floor has one', () => {
    const long = 'A wing whose name is much longer than anybody would write on a door';
    const wings = ['Wing A', 'Wing B', long].map((name) => ({ ...library, name, floors: 3 }));
    const { subnets } = planNetwork({
      requirements: requirementsOf({
        sites: [{ name: 'Prison', kind: 'campus', wiredUsers: 900, cameras: 300, buildings: wings }],
        segments: [
          { name: 'Locks', type: 'iot', users: 300, isolationLevel: 'physical' },
          { name: 'N'.repeat(100), users: 800 },
        ],
      }),
      devices: catalogue,
      assigned: [],
      today: '2026-11-22',
    });
    const names = subnets.flatMap(({ vlan, name }) => (vlan === undefined ? [] : [name]));
    expect(names.filter((name) => name.startsWith('Locks')).length).toBeGreaterThan(4);
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  it('is on the core, like the main building, while one pair of switches takes all access switches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 700 }), fc.integer({ min: 1, max: 4 }), (wiredUsers, others) => {
        const buildings = Array.from({ length: others }, (_, n) => ({ ...library, name: `Wing ${n + 1}` }));
        const { nodes, edges } = campusOf({ wiredUsers }, ...buildings);
        const inLayer = (layer: string) =>
          nodes.filter((node) => node.type === 'switch' && node.layer === layer && node.site !== undefined);
        const access = inLayer('access').length;
        const distribution = inLayer('distribution');
        if (access <= 16) expect(distribution).toEqual([]);
        // Nobody buys as many switches to join access switches as there are of those.
        expect(distribution.length).toBeLessThan(access);
        for (const { id } of distribution) {
          const joined = new Set(inLayer('access').map((node) => node.id));
          const below = edges.filter(({ source, target }) => source === id && joined.has(target));
          expect(below.length, id).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: propertyRuns(60) },
    );
  });

  it('has VLANs of its own, in which its Wi-Fi roams', () => {
    const names = graph.subnets.flatMap(({ vlan, name }) => (vlan === undefined ? [] : [name]));
    expect(names.some((name) => name.includes('Library'))).toBe(true);
    expect(names.some((name) => name.includes('Gate house'))).toBe(true);
  });

  it('is further away by as much fibre', () => {
    const lengthOf = (distanceM: number) =>
      campus({ ...library, distanceM }).edges.reduce((most, { lengthM = 0 }) => Math.max(most, lengthM), 0);
    expect(lengthOf(900) - lengthOf(350)).toBe(550);
  });
});
