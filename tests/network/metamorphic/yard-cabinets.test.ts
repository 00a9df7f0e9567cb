import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

const byId = new Map(catalogue.map((device) => [device.id, device]));

/** A port of an office of two floors and its yard. */
function portOf(outdoorM2: number, site: Partial<SiteInput> = {}, more: RequirementsInput = {}) {
  const requirements = requirementsOf({
    sites: [
      { name: 'Port', wiredUsers: 40, wirelessUsers: 30, floors: 2, areaM2: 5_000, outdoorM2, ...site },
    ],
    growth: { percent: 0 },
    ...more,
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });
  const cabinets = graph.nodes.filter(({ building }) => building?.includes('outdoors'));
  return {
    requirements,
    graph,
    switches: cabinets.filter(({ type }) => type === 'switch'),
    points: cabinets.filter(({ type }) => type === 'accesspoint'),
  };
}

describe('a yard beyond a cable’s length', () => {
  it('hangs on as few cabinets as copper reaches, with switches made for dust and wet, powered within their budgets', () => {
    const { graph, switches, points } = portOf(40_000);
    // A circle of 90 m has 25,447 m², of which the floor takes 2,500: 17,053 m² are beyond it, three squares of 90 m sides with 9 cells of 700 m² each.
    expect(points).toHaveLength(27);
    expect(switches).toHaveLength(6);
    expect(new Set(switches.map(({ building }) => building)).size).toBe(3);
    for (const { id, equipmentId } of switches) {
      const specs = byId.get(equipmentId ?? '')?.specs;
      expect(specs?.environment).toBe('industrial');
      const powered = graph.edges.filter(
        ({ source, target, medium }) => medium === 'copper' && (source === id || target === id),
      );
      const ports = specs?.ports.filter(({ connector }) => connector === 'RJ45') ?? [];
      expect(powered.length).toBeLessThanOrEqual(ports.reduce((sum, { count }) => sum + count, 0));
      expect(powered.length * 30).toBeLessThanOrEqual(specs?.poeBudgetW ?? 0);
    }
  });

  it('is no further from its switch than copper reaches, and its switch is on fibre as long as the yard is wide', () => {
    const { graph, switches } = portOf(40_000);
    for (const { medium, lengthM } of graph.edges)
      if (medium === 'copper') expect(lengthM).toBeLessThanOrEqual(90);
    const ids = new Set(switches.map(({ id }) => id));
    const joined = graph.edges.filter(({ target }) => ids.has(target));
    expect(joined).toHaveLength(6);
    // The two of a cabinet share its fibre.
    const uplinks = joined.filter(({ source }) => !ids.has(source));
    expect(uplinks).toHaveLength(3);
    for (const { medium, lengthM } of uplinks) {
      expect(medium).toBe('fibre');
      expect(lengthM).toBeGreaterThanOrEqual(Math.sqrt(42_500 / Math.PI));
    }
  });

  it('has an enclosure on the bill for each cabinet, not for each switch, without a price that nobody knows', () => {
    const { graph, requirements } = portOf(40_000);
    const { lines } = planBill({ graph, requirements, deviceOf: devicesById(catalogue) });
    const enclosures = lines.filter(({ kind }) => kind === 'enclosure');
    expect(enclosures.map(({ quantity, price }) => [quantity, price])).toEqual([[3, undefined]]);
  });

  it('roams in the networks of the main building, and passes every check but the question where it stands', () => {
    const { graph, requirements } = portOf(40_000);
    expect(graph.subnets.filter(({ name }) => name.includes('Cabinet'))).toEqual([]);
    const findings = checkNetwork({ graph, requirements, devices: catalogue }).flatMap(
      (check) => check.findings,
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]?.sentence).toContain('25 access points or more hang on 3 cabinets outdoors');
  });

  it('hangs on both cores where these must not fail', () => {
    const { graph, switches } = portOf(30_000, {}, { redundancy: { coreSwitching: true, internet: true } });
    expect(switches.length).toBeGreaterThan(0);
    const ids = new Set(switches.map(({ id }) => id));
    for (const own of Map.groupBy(switches, ({ building }) => building).values()) {
      const here = new Set(own.map(({ id }) => id));
      const above = graph.edges.flatMap(({ source, target }) =>
        here.has(target) && !ids.has(source) ? [source] : [],
      );
      expect(new Set(above).size).toBe(2);
    }
  });

  it('is cut by what copper reaches, however few access points its cells take', () => {
    const { switches } = portOf(190_000, {}, { assumptions: { m2PerOutdoorAccessPoint: 5_000 } });
    const beyondM2 = 190_000 - (Math.PI * 90 ** 2 - 2_500);
    expect(new Set(switches.map(({ building }) => building)).size).toBe(Math.ceil(beyondM2 / 8_100));
  });

  it('needs none within it', () => {
    expect(portOf(22_900).switches).toEqual([]);
    expect(portOf(0).switches).toEqual([]);
  });
});
