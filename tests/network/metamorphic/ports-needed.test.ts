import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

const byId = new Map(catalogue.map((device) => [device.id, device]));

const planOf = (site: Partial<SiteInput>, more: RequirementsInput = {}): Graph =>
  planNetwork({
    requirements: requirementsOf({
      sites: [{ name: 'Winery', kind: 'headquarters', ...site }],
      growth: { percent: 20 },
      ...more,
    }),
    devices: catalogue,
    assigned: [],
    today: '2026-11-26',
  });

const modelsOf = ({ nodes }: Graph, type: 'switch' | 'accesspoint', layer?: 'core' | 'access') =>
  nodes.flatMap((node) => {
    const device =
      node.type === type && (!layer || node.layer === layer) ? byId.get(node.equipmentId ?? '') : undefined;
    return device === undefined ? [] : [device];
  });

/** Twisted-pair ports of a model by the fastest rate that they have. */
const copperOf = (device: (typeof catalogue)[number] | undefined, atLeastMbps = 0): number =>
  (device?.specs.ports ?? []).reduce(
    (sum, { count, speedMbps, connector }) =>
      sum + (connector === 'RJ45' && speedMbps >= atLeastMbps ? count : 0),
    0,
  );

/** Fifteen people, a cellar with cameras, and whoever tastes there. */
const winery: Partial<SiteInput> = {
  areaM2: 1_200,
  wiredUsers: 10,
  wirelessUsers: 12,
  people: 15,
  phones: 8,
  cameras: 16,
  printers: 3,
  servers: 1,
};

describe('guests', () => {
  it('take no port and depend on nothing: neither layers nor the class of a small business follow from them', () => {
    for (const guests of [0, 60, 180, 500]) {
      const graph = planOf({ ...winery, guests });
      expect(modelsOf(graph, 'switch', 'core'), `${guests} guests`).toEqual([]);
      const classes = [...modelsOf(graph, 'switch'), ...modelsOf(graph, 'accesspoint')].map(
        (each) => each.class,
      );
      expect(new Set(classes), `${guests} guests`).toEqual(new Set(['small-business']));
    }
  });

  it('still have as many access points as their phones fill', () => {
    const points = (guests: number) => modelsOf(planOf({ ...winery, guests }), 'accesspoint').length;
    expect(points(180)).toBeGreaterThanOrEqual(Math.ceil((180 * 1.2) / 30));
    expect(points(500)).toBeGreaterThanOrEqual(Math.ceil((500 * 1.2) / 30));
  });
});

describe('the port of an access point', () => {
  const resort: Partial<SiteInput> = {
    kind: 'hotel',
    floors: 4,
    areaM2: 6_000,
    rooms: 80,
    wiredUsers: 14,
    wirelessUsers: 20,
    people: 25,
    phones: 90,
    servers: 2,
    guests: 1_200,
  };
  const rates = (site: Partial<SiteInput>, download: number) => {
    const graph = planOf(site, { bandwidth: { download } });
    const points = new Set(graph.nodes.flatMap(({ id, type }) => (type === 'accesspoint' ? [id] : [])));
    const links = graph.edges.filter(
      ({ source, target, medium }) => medium === 'copper' && (points.has(source) || points.has(target)),
    );
    return { graph, rates: new Set(links.map(({ bandwidthMbps }) => bandwidthMbps)) };
  };

  it('is no faster for guests than what leads out of the site', () => {
    const slow = rates(resort, 300);
    expect(slow.rates).toEqual(new Set([1_000]));
    for (const device of modelsOf(slow.graph, 'switch', 'access')) expect(copperOf(device, 2_500)).toBe(0);
    expect(rates(resort, 10_000).rates).toContain(2_500);
  });

  it('is as fast as the staff who reach servers at the site, and no faster without these', () => {
    const office: Partial<SiteInput> = { kind: 'office', wirelessUsers: 200, areaM2: 800 };
    expect(rates({ ...office, servers: 3 }, 300).rates).toEqual(new Set([2_500]));
    expect(rates(office, 300).rates).toEqual(new Set([1_000]));
    expect(rates(office, 10_000).rates).toEqual(new Set([2_500]));
  });
});

describe('an access switch', () => {
  /** A practice on one floor, with an access point. */
  const practice = (wiredUsers: number): Partial<SiteInput> => ({
    name: 'Practice',
    kind: 'office',
    areaM2: 120,
    wiredUsers,
    wirelessUsers: 4,
    printers: 2,
  });
  const switches = (wiredUsers: number) =>
    modelsOf(planOf(practice(wiredUsers)), 'switch').map((device) => copperOf(device));

  it('of 24 ports is enough while growth fits into them: 17 desks and 2 printers by 1.2 and an access point', () => {
    expect(switches(17)).toEqual([24]);
    expect(switches(18)[0]).toBeGreaterThan(24);
  });

  it('of 48 is one while growth fits into it: 37 desks and 2 printers by 1.2 and an access point', () => {
    expect(switches(37)).toEqual([48]);
    expect(switches(38)).toHaveLength(2);
  });
});
