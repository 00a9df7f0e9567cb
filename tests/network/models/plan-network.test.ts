import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { Refusal } from '#shared/contract/errors.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import { Graph, type TopologyEdge } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portNameAt, portsByName, portsOf } from '#shared/equipment/port-names.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { rateOf } from '#shared/network/graph/network-index.ts';
import { portsNamed } from '#shared/network/graph/port-range.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { assignPorts } from '#shared/network/models/assign-ports.ts';
import { chooseModels } from '#shared/network/models/choose-models.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import type { AssignedDevice } from '#shared/network/recommend/assigned-device.ts';
import { recommend } from '#shared/network/recommend/recommend.ts';
import { propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import { anyRequirements, requirementsOf, threeSites } from '../requirements-builder.ts';

const today = '2026-11-21';
const byId = new Map(catalogue.map((device) => [device.id, device]));
const plan = (requirements: Requirements, assigned: readonly AssignedDevice[] = []): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned, today });

describe('every network with models', () => {
  it(
    'matches the contract, fails no check of the plan, and uses each port of a model once',
    () => {
      fc.assert(
        fc.property(anyRequirements(), (requirements) => {
          const graph = plan(requirements);
          expect(Graph.safeParse(graph).error?.issues ?? []).toEqual([]);
          expect(portsTakenTwice(graph)).toEqual([]);
          expect(portsThatDoNotExist(graph)).toEqual([]);
          const failed = checkPlan({ graph, requirements, devices: catalogue })
            .flatMap(({ findings }) => findings)
            .filter(({ severity }) => severity === 'failure');
          expect(failed.map(({ sentence }) => sentence)).toEqual([]);
        }),
        { numRuns: propertyRuns(10, 400) },
      );
    },
    propertyTimeout(120_000),
  );

  it('hands all lines of a hub over on one port as fast as what they bring at once', () => {
    const branches = ['North', 'East', 'South', 'West'].map((name) => ({
      name,
      wiredUsers: 20,
      wanMbps: 20_000,
    }));
    const { nodes, edges } = plan(
      requirementsOf({
        sites: [{ name: 'Headquarters', kind: 'headquarters', wiredUsers: 40, servers: 5 }, ...branches],
        wan: { kind: 'leased-line' },
      }),
    );
    const lines = edges.filter(({ service }) => service === 'leased-line');
    const portsAt = (end: 'source' | 'target') =>
      lines.map((line) => {
        const model = byId.get(nodes.find(({ id }) => id === line[end])?.equipmentId ?? '');
        const name = line[`${end}Port`]?.replace(/\.\d+$/, '') ?? '';
        return { name, speedMbps: model && portsOf(model).find((port) => port.name === name)?.speedMbps };
      });
    expect(lines).toHaveLength(4);
    expect(new Set(portsAt('source').map(({ name }) => name)).size).toBe(1);
    // Half of 4 × 20 Gbit/s at the hub, and each line in full at its own end.
    for (const { speedMbps } of portsAt('source')) expect(speedMbps).toBeGreaterThanOrEqual(40_000);
    for (const { speedMbps } of portsAt('target')) expect(speedMbps).toBeGreaterThanOrEqual(20_000);
  });

  it('counts on the internet between two providers, where the hub has only one of them', () => {
    const requirements = requirementsOf({
      sites: [
        { name: 'Headquarters', kind: 'headquarters', wiredUsers: 40, servers: 5 },
        { name: 'Branch', wiredUsers: 20, redundancy: 'full' },
      ],
      wan: { kind: 'internet-vpn' },
    });
    const graph = plan(requirements);
    const checks = checkPlan({ graph, requirements, devices: catalogue });
    expect(checks.find(({ id }) => id === 'redundancy')?.findings).toEqual([]);
  });

  it('ends each link to a cluster on the same port of both members', () => {
    fc.assert(
      fc.property(anyRequirements(), (requirements) => {
        const { nodes, edges } = plan({
          ...requirements,
          redundancy: { ...requirements.redundancy, internet: true },
        });
        const portsAt = (member: string) =>
          edges.flatMap(({ source, target, sourcePort, targetPort, service }) => {
            if (service === 'internet-vpn') return [];
            return source === member ? [sourcePort] : target === member ? [targetPort] : [];
          });
        const clusters = Map.groupBy(nodes, ({ cluster }) => cluster);
        clusters.delete(undefined);
        for (const [first, second] of clusters.values())
          expect(portsAt(second?.id ?? '')).toEqual(portsAt(first?.id ?? ''));
      }),
      { numRuns: propertyRuns(6, 160) },
    );
  }, 120_000);

  it(
    'is the same twice',
    () => {
      fc.assert(
        fc.property(anyRequirements(), (requirements) => {
          expect(plan(structuredClone(requirements))).toEqual(plan(requirements));
        }),
        { numRuns: propertyRuns(3, 40) },
      );
    },
    propertyTimeout(60_000),
  );
});

describe('a budget', () => {
  const withBudget = (amount: number, currency = 'USD') =>
    plan(threeSites({ budget: { amount, currency }, budgetRange: 'low' }));

  it.each([
    ['USD', 'US$'],
    ['EUR', '€'],
  ])(
    'in %s below the cost of the cheapest plan is rejected, with the amount that is enough',
    (currency, sign) => {
      const refusal = thrownBy(() => withBudget(100, currency));
      const [cheapest, budget, largest, raised] = refusal.message.split(/, but |\. Most |\. Raise /);
      expect(cheapest).toMatch(/^The cheapest plan .+ costs /);
      for (const said of [cheapest, budget, largest, raised]) expect(said).toContain(sign);
      expect(budget).toBe(`the budget is ${sign}100`);
      const [, enough = ''] = /costs (\S+) /.exec(cheapest ?? '') ?? [];
      expect(refusal.details).toMatchObject({
        fields: [{ field: 'requirements.budget.amount', message: `must be at least ${enough}` }],
      });
      expect(refusal.message.includes('reference rate')).toBe(currency !== 'USD');
      const amount = Number(enough.replace(sign, '').replaceAll(',', ''));
      expect(() => withBudget(amount, currency)).not.toThrow();
      expect(() => withBudget(amount - 1, currency)).toThrow('Raise the budget to');
    },
  );
});

function thrownBy(run: () => unknown): Refusal {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

function* namedEnds(
  graph: Graph,
): Generator<{ node: string; device: Device; names: string[]; link: string; edge: TopologyEdge }> {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  for (const edge of graph.edges) {
    // Stack cables are in ports that the catalogue does not list.
    if (edge.cable?.startsWith('StackWise')) continue;
    for (const [id, port] of [
      [edge.source, edge.sourcePort],
      [edge.target, edge.targetPort],
    ] as const) {
      const node = nodes.get(id);
      const device = byId.get(node?.equipmentId ?? '');
      if (device === undefined || port === undefined || node?.type === 'server' || isTunnel(edge)) continue;
      yield { node: id, device, names: portsNamed(port), link: edge.circuit ?? edge.id, edge };
    }
  }
}

function portsTakenTwice(graph: Graph): string[] {
  const seen = new Map<string, string>();
  return [...namedEnds(graph)].flatMap(({ node, device, names, link }) =>
    names.flatMap((name) => {
      const key = `${node} ${portsByName(portsOf(device)).get(name)?.name ?? name}`;
      // The two handovers of one circuit share the port at its far end.
      const isTaken = (seen.get(key) ?? link) !== link;
      seen.set(key, link);
      return isTaken ? [key] : [];
    }),
  );
}

function portsThatDoNotExist(graph: Graph): string[] {
  return [...namedEnds(graph)].flatMap(({ node, device, names, edge }) => {
    // What follows the plug is called by the link's rate, and a circuit's port as its provider runs it.
    const atRate = portsOf(device).map((port) => portNameAt(port, rateOf(edge)));
    const real = edge.type === 'wan' ? portsByName(portsOf(device)) : new Set(atRate);
    return names
      .filter((name) => !real.has(name.replace(/\.\d+$/, '')) && !real.has(name))
      .map((name) => `${node} ${name}`);
  });
}

describe('three sites', () => {
  const graph = plan(threeSites({ vendorPreference: 'Cisco' }));

  it('have a model at every place, with the reason', () => {
    const without = graph.nodes.filter(({ type, model }) => !['user', 'internet'].includes(type) && !model);
    expect(without.map(({ label }) => label)).toEqual([]);
    const core = graph.nodes.find(({ layer }) => layer === 'core');
    expect(core?.model?.from).toBe('recommendation');
  });

  it('are cabled by the ports that the links end on', () => {
    const uplink = graph.edges.find(({ id }) => id === 'hq-core-1--hq-f4-acc-1');
    expect(uplink).toMatchObject({
      medium: 'fibre',
      cable: 'OM4 LC duplex',
      optics: { source: '10GBASE-SR', target: '10GBASE-SR' },
    });
    const desk = graph.edges.find(({ target }) => target === 'hq-f1-wired-users');
    expect(desk).toMatchObject({ medium: 'copper', cable: 'Cat6A' });
    expect(desk?.optics).toBeUndefined();
  });
});

describe('a gateway with as many fast ports as circuits', () => {
  it('keeps them for its core: slow circuits end on slow ports', () => {
    const graph = plan(
      requirementsOf({
        sites: [
          {
            name: 'Hall',
            kind: 'warehouse',
            areaM2: 18_000,
            wirelessUsers: 170,
            cameras: 48,
            servers: 3,
            redundancy: 'link',
          },
        ],
        bandwidth: { download: 300, upload: 100 },
        securityRequirements: { firewall: 'utm' },
        vendorPreference: 'Ubiquiti',
        budgetRange: 'low',
      }),
    );
    const gateway = graph.nodes.find(({ type }) => type === 'firewall');
    expect(gateway?.model?.manufacturer).toBe('Ubiquiti');
    const inside = graph.edges.find(({ source, type }) => source === gateway?.id && type !== 'wan');
    expect(inside?.bandwidthMbps).toBe(10_000);
  });
});

describe('a link from a cage to a multigigabit socket', () => {
  it('runs at 1 Gbit/s by a copper transceiver: those of 2.5 and 5 Gbit/s do not go into SFP28', () => {
    const { requirements } = allCases.find(({ id }) => id === 'factory') ?? {
      requirements: requirementsOf({}),
    };
    const isDoubled = {
      ...requirements,
      assumptions: { ...requirements.assumptions, devicesOfSmallLeaf: 0 },
    };
    const optics = plan(isDoubled).edges.flatMap(({ optics: own }) => Object.values(own ?? {}));
    expect(optics).toContain('1000BASE-T');
    expect(optics.filter((name = '') => /^(2\.5|5)GBASE/.test(name))).toEqual([]);
  });

  it('runs at 2.5 Gbit/s where its cages are SFP+', () => {
    const { edges } = plan(
      requirementsOf({ wiredUsers: 80, wirelessUsers: 80, assumptions: { devicesForCorePair: 100 } }),
    );
    const uplink = edges.find(({ id }) => id === 'hq-fw-1--hq-core-1');
    expect(uplink).toMatchObject({ bandwidthMbps: 2_500, optics: { target: '2.5GBASE-T' } });
  });
});

describe('a model that has no port for a link', () => {
  const requirements = threeSites();

  it('is named by its place, and another one is chosen there', () => {
    const bare = planTopology(requirements);
    const { roles } = recommend({ requirements, graph: bare, devices: catalogue, today });
    const chosen = roles.find(({ role }) => role === 'core');
    const [place] = chosen?.places ?? [];
    const device = chosen?.choice?.device;
    if (place === undefined || device === undefined) throw new Error('The network has no core');
    const node = bare.nodes.find(({ id }) => id === place.nodeId);
    const copper = { count: 1, speedMbps: 1_000, connector: 'RJ45', role: 'access' } as const;
    const small = { ...device, specs: { ...device.specs, ports: [copper] } };
    expect(assignPorts(bare, new Map([[place.nodeId, small]]), requirements)).toEqual(
      new Set([place.nodeId]),
    );
    const again = recommend({
      requirements,
      graph: planTopology(requirements),
      devices: catalogue,
      today,
      unfit: new Map([[node?.pair ?? place.nodeId, new Set([device.id])]]),
    }).roles.find(({ places }) => places.some(({ nodeId }) => nodeId === place.nodeId));
    expect(again?.choice).not.toBeNull();
    expect(again?.choice?.device.id).not.toBe(device.id);
  });
});

describe('equipment of the design', () => {
  const requirements = threeSites();
  const bare = planTopology(requirements);
  const { roles } = recommend({ requirements, graph: bare, devices: catalogue, today });
  const chosenWith = (assigned: readonly AssignedDevice[]) =>
    chooseModels(roles, { requirements, assigned, today }).models;
  const recommended = chosenWith([]);
  const places = (site: string) =>
    bare.nodes.filter((node) => node.layer === 'access' && node.type === 'switch' && node.site === site);
  // Another device than the recommended one that fits every place of the headquarters.
  const need = roles.find(({ role, places: [first] }) => role === 'access' && first?.site === 'Headquarters');
  const other = need?.alternatives.at(-1)?.device;
  if (!other) throw new Error('The catalogue has no second access switch for the headquarters');
  const use = { role: 'access', quantity: 1, sites: ['Headquarters'] } as const;

  it('takes precedence over the recommendation, at its sites', () => {
    const chosen = chosenWith([{ device: other, uses: [{ ...use, sites: ['Headquarters'] }] }]);
    for (const { id } of places('Headquarters'))
      expect(chosen.get(id)).toEqual({ device: other, from: 'design-equipment' });
    for (const { id } of places('Branch North')) expect(chosen.get(id)).toEqual(recommended.get(id));
  });

  it('that does not meet the demands is skipped', () => {
    const small = catalogue.find(({ category, specs }) => category === 'switch' && specs.ports.length === 1);
    const chosen = chosenWith(small ? [{ device: small, uses: [{ ...use, sites: [] }] }] : []);
    for (const { id } of places('Headquarters')) expect(chosen.get(id)?.from).toBe('recommendation');
  });
});
