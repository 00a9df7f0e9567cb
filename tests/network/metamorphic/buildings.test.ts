import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type BuildingInput = NonNullable<NonNullable<RequirementsInput['sites']>[number]['buildings']>[number];

const people = { wiredUsers: 200, wirelessUsers: 150, floors: 2, areaM2: 2_000 };

const campus = (...buildings: BuildingInput[]) =>
  planNetwork({
    requirements: requirementsOf({ sites: [{ name: 'College', kind: 'campus', ...people, buildings }] }),
    devices: catalogue,
    assigned: [],
    today: '2026-11-22',
  });

const library: BuildingInput = { name: 'Library', floors: 2, areaM2: 2_000, distanceM: 350 };
const gate: BuildingInput = { name: 'Gate house', floors: 1, areaM2: 60, distanceM: 120 };

describe('a building of a campus', () => {
  const graph = campus(library, gate);
  const of = (building: string) => graph.nodes.filter((node) => node.building === building);

  it('has its share of the people on closets of its own, named after it, and is no site', () => {
    const seats = of('Library').flatMap(({ group, quantity }) => (group === 'wired-users' ? [quantity] : []));
    expect(seats.reduce((sum, one) => sum + one, 0)).toBeCloseTo(200 * (2_000 / 4_060), -1);
    expect(of('Library').map(({ label }) => label)).toContain('COL-LIB-F2-ACC-1');
    expect(new Set(graph.nodes.flatMap(({ site }) => site ?? []))).toEqual(new Set(['College']));
    expect(graph.edges.filter(({ service }) => service !== undefined && service !== 'internet')).toEqual([]);
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
