import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SegmentInput = NonNullable<RequirementsInput['segments']>[number];
type SiteInput = NonNullable<RequirementsInput['sites']>[number];

const inverters: SegmentInput = { name: 'Inverters', type: 'iot', users: 150 };
const cameras: SegmentInput = { name: 'Cameras', type: 'iot', users: 20, poe: '802.3bt type 3' };
const byId = new Map(catalogue.map((device) => [device.id, device]));

/** A solar park: the ports of its segments by the watts that they are configured for, and its access switches by their models alone. */
function park(segments: readonly SegmentInput[], more: Partial<SiteInput> = {}) {
  const requirements = requirementsOf({
    sites: [{ name: 'Park', kind: 'factory', wiredUsers: 4, ...more }],
    segments: [...segments],
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });
  const configured = configureNetwork(graph, requirements, catalogue);
  if (configured.kind === 'refused') throw new Error('It is not configured.');
  const nameOf = new Map(graph.subnets.map(({ vlan, name }) => [vlan, name]));
  const ports: Record<string, Record<number, number>> = {};
  const count = (name: string, watts: number) => {
    const own = ports[name] ?? {};
    ports[name] = { ...own, [watts]: (own[watts] ?? 0) + 1 };
  };
  for (const { kind, interfaces } of configured.network.devices)
    for (const { switchport, poe } of kind === 'switch' ? interfaces : []) {
      // Those of a further building end with its name.
      const [name = ''] = nameOf.get(switchport?.access)?.split(' ') ?? [];
      if (['Inverters', 'Cameras', 'IoT'].includes(name)) count(name, poe?.watts ?? 0);
    }
  const models = graph.nodes.flatMap((node) =>
    node.layer === 'access' ? (byId.get(node.equipmentId ?? '') ?? []) : [],
  );
  return {
    ports,
    switches: models.length,
    paid: models.reduce((sum, { price }) => sum + (price?.amount ?? 0), 0),
    poeW: models.reduce((sum, { specs }) => sum + (specs.poeBudgetW ?? 0), 0),
  };
}

describe('the power of the devices of a site', () => {
  it('is that of each port’s own segment, and of the usual camera where none is stated', () => {
    const { ports, poeW } = park([inverters, cameras]);
    expect(ports).toEqual({ Inverters: { 15.4: 150 }, Cameras: { 60: 20 } });
    expect(poeW).toBeGreaterThanOrEqual(150 * 15.4 + 20 * 60);
    // All of them at 60 W would take three times that.
    expect(poeW).toBeLessThan(150 * 60);
  });

  it('costs nothing where the devices of a segment have their own', () => {
    const powered = park([inverters, cameras]);
    const own = park([{ ...inverters, poe: 'none' }, cameras]);
    expect(own.ports).toEqual({ Inverters: { 0: 150 }, Cameras: { 60: 20 } });
    expect(own.switches).toBeLessThan(powered.switches);
    expect(own.paid).toBeLessThan(powered.paid);
    const without = park([
      { ...inverters, poe: 'none' },
      { ...cameras, poe: 'none' },
    ]);
    expect(without.ports).toEqual({ Inverters: { 0: 150 }, Cameras: { 0: 20 } });
    expect(without.paid).toBeLessThan(own.paid);
    // 174 ports and 30 % of growth, on switches of 48.
    expect(without.switches).toBe(5);
  });

  it('rises with the statement, step by step', () => {
    const steps = (['none', '802.3af', '802.3at', '802.3bt type 3'] as const).map(
      (poe) => park([{ ...inverters, poe }, cameras]).poeW,
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBe(4);
  });

  it('is that of the usual camera for those that the site alone counts', () => {
    const { ports } = park([{ ...inverters, users: 30, poe: 'none' }], { cameras: 40 });
    expect(ports).toEqual({ Inverters: { 0: 30 }, IoT: { 15.4: 10 } });
  });

  it('follows every device to its floor or building', () => {
    const segments = [{ ...inverters, users: 100, poe: 'none' as const }, cameras];
    const expected = { Inverters: { 0: 100 }, Cameras: { 60: 20 } };
    expect(park(segments, { floors: 7 }).ports).toEqual(expected);
    const buildings = Array.from({ length: 12 }, (_, index) => ({ name: `Hall ${index + 1}`, floors: 1 }));
    expect(park(segments, { kind: 'campus', buildings }).ports).toEqual(expected);
  });
});
