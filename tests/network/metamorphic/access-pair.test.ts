import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { internetIds } from '#shared/network/graph/wan-links.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { reachableFrom } from '../reachability.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

/** The head office of some dental practices: two floors with one access switch each. */
const dentists = (site: Partial<SiteInput> = {}, more: RequirementsInput = {}) =>
  requirementsOf({
    sites: [
      {
        name: 'Head office',
        kind: 'headquarters',
        floors: 2,
        areaM2: 900,
        wiredUsers: 40,
        wirelessUsers: 25,
        phones: 40,
        cameras: 6,
        servers: 3,
        ...site,
      },
      { name: 'Practice', areaM2: 250, wiredUsers: 8, wirelessUsers: 6 },
    ],
    redundancy: { internet: true, coreSwitching: true },
    growth: { percent: 20 },
    ...more,
  });

const planOf = (requirements: ReturnType<typeof dentists>): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });

const switchesAt = ({ nodes }: Graph, layer: 'core' | 'access') =>
  nodes.filter((node) => node.site === 'Head office' && node.type === 'switch' && node.layer === layer);

const neighbours = ({ edges }: Graph, id: string): Set<string> =>
  new Set(edges.flatMap(({ source, target }) => (source === id ? [target] : target === id ? [source] : [])));

const costOf = (requirements: ReturnType<typeof dentists>, graph = planOf(requirements)): number => {
  const [sum] = planBill({ graph, requirements, deviceOf: devicesById(catalogue) }).money;
  return sum?.term ?? 0;
};

describe('two access switches whose core must not fail', () => {
  it('hang on both members of the gateway and on each other, with no core between', () => {
    const graph = planOf(dentists());
    expect(switchesAt(graph, 'core')).toEqual([]);
    const [one, other, ...more] = switchesAt(graph, 'access').map(({ id }) => id);
    expect(more).toEqual([]);
    expect([...neighbours(graph, one ?? '')]).toEqual(expect.arrayContaining(['hq-fw-1', 'hq-fw-2', other]));
    expect([...neighbours(graph, other ?? '')]).toEqual(expect.arrayContaining(['hq-fw-1', 'hq-fw-2', one]));
  });

  it('have every server on both', () => {
    const graph = planOf(dentists());
    const ids = switchesAt(graph, 'access').map(({ id }) => id);
    const servers = graph.nodes.filter(({ type }) => type === 'server');
    expect(servers.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3);
    for (const { id } of servers) expect(neighbours(graph, id)).toEqual(new Set(ids));
  });

  it('reach the internet and the servers whichever other device has failed', () => {
    const graph = planOf(dentists());
    const targets = [...internetIds(graph)];
    const switches = switchesAt(graph, 'access').map(({ id }) => id);
    const servers = graph.nodes.filter(({ type }) => type === 'server').map(({ id }) => id);
    for (const failed of ['hq-fw-1', 'hq-fw-2', ...switches]) {
      const left = switches.filter((id) => id !== failed);
      for (const roots of [targets, servers]) {
        const reached = reachableFrom(graph, roots, new Set([failed]));
        expect(left.filter((id) => !reached.has(id))).toEqual([]);
      }
    }
  });

  it('pass every check, those of the simulation with each element failed among them', () => {
    const requirements = dentists();
    const found = checkNetwork({ graph: planOf(requirements), requirements, devices: catalogue });
    expect(found.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('cost less than with a core pair, which a designer gets back by one figure', () => {
    const withCore = dentists({}, { assumptions: { serversOnAccessSwitch: 0 } });
    const graph = planOf(withCore);
    expect(switchesAt(graph, 'core')).toHaveLength(2);
    expect(costOf(dentists())).toBeLessThan(costOf(withCore, graph));
  });

  it('are two also where the ports of one would do, as soon as there are servers', () => {
    const small = { floors: 1, wiredUsers: 12, wirelessUsers: 8, phones: 10 };
    expect(switchesAt(planOf(dentists(small)), 'access')).toHaveLength(2);
    expect(switchesAt(planOf(dentists({ ...small, servers: 0 })), 'access')).toHaveLength(1);
    expect(switchesAt(planOf(dentists(small)), 'core')).toEqual([]);
  });

  it('have a core above them where they are more, or where the gateway is a single device', () => {
    expect(switchesAt(planOf(dentists({ floors: 3 })), 'core')).toHaveLength(2);
    expect(switchesAt(planOf(dentists({ servers: 20 })), 'core')).toHaveLength(2);
    const router = dentists({}, { securityRequirements: { firewall: 'none' } });
    expect(switchesAt(planOf(router), 'core')).toHaveLength(2);
  });
});
