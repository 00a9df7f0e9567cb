import { describe, expect, it } from 'vitest';
import type { Graph, TopologyEdge } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { networkKeeper } from '#shared/network/checks/network-keeper.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { allCases } from '../reference/cases/all-cases.ts';

/** A reference design that is followed: how many of its flows an edit lets walk again, of how many. */
function followed(id: string, ipv6 = false) {
  const reference = allCases.find((own) => own.id === id);
  if (reference === undefined) throw new Error('There is no such design.');
  const { ipScheme } = reference.requirements;
  const requirements = { ...reference.requirements, ipScheme: { ...ipScheme, ipv6 } };
  const planned = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const keeper = networkKeeper();
  const simulated = (graph: Graph) => {
    const configured = keeper.configure({ graph, requirements, devices: catalogue });
    if (configured.kind === 'refused') throw new Error('The plan is refused.');
    return keeper.simulate(configured.network);
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
});
