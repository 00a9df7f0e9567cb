import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { layer3Of } from '#shared/network/configuration/view/layer3.ts';
import { impactSteps } from '#shared/network/failures/impact-steps.ts';
import { reachFlows } from '#shared/network/failures/reach-flows.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planTopology } from '#shared/network/plan.ts';
import { buildNetwork, verdictOn } from '../oracle-network/build-network.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** Ways out and between sites of each kind, small enough for an oracle that floods and searches lists. */
const designs: Readonly<Record<string, RequirementsInput>> = {
  'one office on one line': {
    sites: [{ name: 'Office', wiredUsers: 12, phones: 4 }],
  },
  'an office with all of it twice and a branch by tunnels': {
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 30, servers: 2 },
      { name: 'York', wiredUsers: 10 },
    ],
    redundancy: { internet: true, coreSwitching: true },
  },
  'a works on a leased line': {
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 30, servers: 2 },
      { name: 'Works', kind: 'factory', wiredUsers: 20, redundancy: 'full' },
    ],
    wan: { kind: 'leased-line' },
    redundancy: { coreSwitching: true },
  },
  'two sites on MPLS': {
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 20, servers: 2 },
      { name: 'B', wiredUsers: 10, redundancy: 'link' },
    ],
    wan: { kind: 'mpls' },
    redundancy: { internet: true },
  },
};

describe.each(Object.entries(designs))('%s: what a failure affects', (_, input) => {
  it('are the groups whose promised flows the network would drop when it was built', () => {
    const requirements = requirementsOf(input);
    const graph = planTopology(requirements);
    const index = indexNetwork(graph);
    const configured = configureNetwork(graph, requirements);
    if (configured.kind === 'refused') throw new Error(JSON.stringify(configured.missing));
    const { network } = configured;
    const bounds = { devices: 400, failures: 1_000_000 };
    const impacts = [...impactSteps({ graph, requirements, devices: [] }, bounds)].at(-1)?.impacts ?? [];
    const byElement = new Map(
      impacts.map((impact) => {
        const { element } = impact;
        return ['node' in element ? element.node.id : element.edge.id, impact] as const;
      }),
    );
    const flows = reachFlows(network, index, layer3Of(graph).hub);
    const whole = buildNetwork(network);
    const kept = flows.filter((flow) => verdictOn(whole, flow).passes);
    expect(kept).toHaveLength(flows.length);
    const elements = [
      ...graph.nodes.filter(({ layer }) => layer !== 'endpoint').map(({ id }) => id),
      ...graph.edges.filter(({ id }) => network.cables.some(({ edge }) => edge === id)).map(({ id }) => id),
      ...network.providers.flatMap(({ circuits }) => circuits.map(({ edge }) => edge)),
    ];
    // The oracle sends from one host of each group: those of another switch of the same group go down with that.
    const isPeople = (id: string) => ['user', 'accesspoint'].includes(index.nodes.get(id)?.type ?? '');
    const unplugs = (id: string) =>
      graph.edges.some(
        ({ source, target }) => (source === id && isPeople(target)) || (target === id && isPeople(source)),
      );
    let harmful = 0;
    for (const id of elements) {
      const built = buildNetwork(network, new Set([id]));
      const lost = new Set(flows.flatMap((flow) => (verdictOn(built, flow).passes ? [] : flow.from)));
      const impact = byElement.get(id);
      const isHarm = impact !== undefined && impact.endpoints + impact.servers > 0;
      expect(isHarm, `${id}: ${[...lost].join(', ')} against ${JSON.stringify(impact)}`).toBe(
        lost.size > 0 || unplugs(id),
      );
      if (lost.size > 0) harmful += 1;
      // Those that are still plugged in are named one by one.
      for (const group of impact?.groups ?? []) expect(lost, id).toContain(group);
    }
    expect(harmful).toBeGreaterThan(0);
  });
});
