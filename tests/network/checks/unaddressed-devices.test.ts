import { describe, expect, test } from 'vitest';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { patientBounds, simulationSteps } from '#shared/network/checks/simulation-steps.ts';
import { planTopology } from '#shared/network/plan.ts';
import { threeSites } from '../requirements-builder.ts';

const requirements = threeSites();
const plan = planTopology(requirements);
const drawn: TopologyNode = {
  id: 'drawn',
  type: 'switch',
  label: 'HQ-ACC-9',
  layer: 'access',
  site: 'Headquarters',
  quantity: 1,
  addresses: [],
};
const link = (source: string): TopologyEdge => ({
  id: `${source}--drawn`,
  source,
  target: 'drawn',
  type: 'trunk',
  vlans: [],
});
const cores = plan.nodes.filter(({ layer, site }) => layer === 'core' && site === 'Headquarters');

/** The simulated checks of a graph once all is simulated. */
const checksOf = (graph: Graph) =>
  [...simulationSteps({ graph, requirements, devices: [] }, patientBounds)].at(-1)?.checks ?? [];
const withDrawn = (...links: TopologyEdge[]): Graph => ({
  ...plan,
  nodes: [...plan.nodes, drawn],
  edges: [...plan.edges, ...links],
});

describe('a switch that was drawn and has no address', () => {
  test.each([
    ['plugged into nothing', withDrawn()],
    ['plugged into one other', withDrawn(link(cores[0]?.id ?? ''))],
  ])('%s is not judged, and all else is, as without it', (_, graph) => {
    const found = checksOf(graph);
    expect(found.map(({ findings }) => findings)).toEqual(checksOf(plan).map(({ findings }) => findings));
    for (const { note } of found) expect(note).toContain('HQ-ACC-9');
  });

  test('on the way of others keeps the network from being simulated', () => {
    const [access] = plan.edges.filter(({ source, type }) => source === cores[0]?.id && type === 'trunk');
    const graph = withDrawn(link(cores[0]?.id ?? ''), link(access?.target ?? ''));
    const edges = graph.edges.filter(({ id }) => id !== access?.id);
    expect(checksOf({ ...graph, edges }).map(({ note }) => note)).toEqual(
      checksOf(plan).map(() => expect.stringContaining('Not simulated')),
    );
  });
});
