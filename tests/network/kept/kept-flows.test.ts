import { describe, expect, it } from 'vitest';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, TopologyEdge } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { networkKeeper } from '#shared/network/checks/network-keeper.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { ipv4Half } from '#shared/network/simulate/ipv6/ipv4-half.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { withUsualModel } from '#web/features/topology/editing/with-usual-model.ts';
import { newNode } from '#web/features/topology/model/new-element.ts';
import { configured } from '../configuration/configured.ts';
import { allCases } from '../reference/cases/all-cases.ts';

function requirementsOf(id: string): Requirements {
  const reference = allCases.find((own) => own.id === id);
  if (reference === undefined) throw new Error('There is no such design.');
  return reference.requirements;
}

const clinic = requirementsOf('clinic');

/** A reference design that is followed: how many of its flows an edit lets walk again, of how many. */
function followed(id: string, ipv6 = false) {
  const ordered = requirementsOf(id);
  const requirements = { ...ordered, ipScheme: { ...ordered.ipScheme, ipv6 } };
  const planned = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const keeper = networkKeeper();
  const simulated = (graph: Graph) => {
    const made = keeper.configure({ graph, requirements, devices: catalogue });
    if (made.kind === 'refused') throw new Error('The plan is refused.');
    return keeper.simulate(made.network);
  };
  const simulation = simulated(planned);
  const edit = (graph: Graph) => {
    const outcomes = new Map(simulation.matrix.map(({ flow, outcome }) => [flow.id, outcome]));
    const { tables } = simulation.state.view;
    expect(simulated(graph)).toBe(simulation);
    const { matrix, state } = simulation;
    return {
      flows: matrix.length,
      walked: matrix.filter(({ flow, outcome }) => outcomes.get(flow.id) !== outcome).length,
      routed: state.view.tables.filter((table, at) => table !== tables[at]).length,
    };
  };
  const withEdge = (edge: string, change: (own: TopologyEdge) => readonly TopologyEdge[]): Graph => ({
    ...planned,
    edges: planned.edges.flatMap((own) => (own.id === edge ? change(own) : [own])),
  });
  return { planned, simulation, edit, withEdge };
}

describe('after an edit no flow is walked again', () => {
  it('whose routes cost something else and lead where they led', () => {
    const { edit, withEdge } = followed('clinic');
    const slower = withEdge('cli-core-1--cli-core-2--2', (own) => [{ ...own, bandwidthMbps: 10 }]);
    const { walked, routed } = edit(slower);
    expect(routed).toBeGreaterThan(0);
    expect(walked).toBe(0);
  });

  it('through a pair of firewalls of which it leaves the circuits that the flow takes', () => {
    const { edit, withEdge } = followed('clinic');
    expect(edit(withEdge('internet-provider-2--cli-fw-2', () => [])).walked).toBe(0);
  });

  it('over a provider’s private network that hands it over where it did', () => {
    const { edit, withEdge } = followed('logistics');
    const { walked, flows } = edit(withEdge('mpls-provider--hq-rtr-1', () => []));
    expect(walked).toBeGreaterThan(0);
    expect(walked).toBeLessThan(flows / 3);
  });
});

describe('an edit that IPv6 does not read', () => {
  it('leaves all that is known of it', () => {
    const { planned, simulation, edit } = followed('clinic', true);
    const before = simulation.ipv6?.state;
    expect(before).toBeDefined();
    const subnets = planned.subnets.map((own) =>
      own.purpose === 'data' ? { ...own, gateway: own.gateway?.replace(/\d+$/, '77') } : own,
    );
    expect(edit({ ...planned, subnets }).walked).toBeGreaterThan(0);
    expect(simulation.ipv6?.state).toBe(before);
  });

  it('has the tunnels that IPv4 carries asked for again where something fails', () => {
    const network = configured({ ...clinic, ipScheme: { ...clinic.ipScheme, ipv6: true } });
    const [flow] = network.flows;
    if (flow === undefined) throw new Error('The network has no flow.');
    let asked = 0;
    const carriedTunnels = () => {
      asked += 1;
      return new Map();
    };
    const simulation = new NetworkSimulation(ipv4Half(network), { carriedTunnels, ipv4Of: new Map() });
    const failed = { chassis: new Set(['cli-fw-1']) };
    simulation.walk(flow, failed);
    const once = asked;
    simulation.walk(flow, failed);
    expect(asked).toBe(once);
    expect(simulation.isLeftBy(ipv4Half(network))).toBe(true);
    simulation.walk(flow, failed);
    expect(asked).toBeGreaterThan(once);
  });
});

describe('an edit that names one more address of IPv6', () => {
  it('is followed: no device forgets the routes that it has', () => {
    const { planned, simulation, edit } = followed('clinic', true);
    const core = planned.nodes.find(({ layer }) => layer === 'core');
    const tables = simulation.ipv6?.state.view.tables ?? [];
    const place = { id: 'drawn', position: { x: 0, y: 0 }, site: core?.site };
    const drawn = withUsualModel(newNode(planned, 'switch', place), planned);
    expect(drawn.ipv6).toHaveLength(1);
    edit({ ...planned, nodes: [...planned.nodes, drawn] });
    const now = new Set(simulation.ipv6?.state.view.tables);
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter((table) => !now.has(table))).toEqual([]);
  });
});
