import { describe, expect, test } from 'vitest';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkUniqueness } from '#shared/network/checks/uniqueness.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { clipOf, pasteClip } from '#web/features/topology/editing/clipboard.ts';
import { pluggedLink } from '#web/features/topology/editing/plugged-link.ts';
import { withUsualModel } from '#web/features/topology/editing/with-usual-model.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { newNode } from '#web/features/topology/model/new-element.ts';
import { allCases } from '../../../network/reference/cases/all-cases.ts';

const devices = new Map(catalogue.map((device) => [device.id, device]));

describe.each(['law-firm', 'municipality', 'hospital'])('a switch that is drawn in %s', (id) => {
  const { requirements } = allCases.find((one) => one.id === id) ?? { requirements: undefined };
  if (requirements === undefined) throw new Error(`No design is called ${id}.`);
  const planned = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const beside = planned.nodes.find(
    ({ type, layer, site }) => type === 'switch' && layer === 'access' && site !== undefined,
  );
  if (beside === undefined) throw new Error('The plan has no access switch.');
  const { site, building, floor } = beside;
  const place = { id: 'drawn', position: { x: 0, y: 0 }, site, building, floor };
  const drawn = withUsualModel(newNode(planned, 'switch', place), planned);
  const far = planned.nodes.find(({ id: own }) =>
    planned.edges.some(
      ({ source, target, type }) => type === 'trunk' && target === beside.id && source === own,
    ),
  );

  test('is managed in the network of the switch beside it, by addresses that nothing has', () => {
    const networkOf = ({ addresses: [address = ''] }: TopologyNode) => address.split('/')[1];
    expect(networkOf(drawn)).toBe(networkOf(beside));
    expect(drawn.ipv6?.length ?? 0).toBe(beside.ipv6?.length ?? 0);
    const graph: Graph = { ...planned, nodes: [...planned.nodes, drawn] };
    expect(checkUniqueness(indexNetwork(graph)).findings).toEqual([]);
  });

  test('is configured with the others once it is cabled', () => {
    if (far === undefined) throw new Error('Nothing is above the switch.');
    const graph: Graph = { ...planned, nodes: [...planned.nodes, drawn] };
    const edge = pluggedLink({ index: indexGraph(graph), devices }, 'new', far, drawn);
    const answer = configureNetwork({ ...graph, edges: [...graph.edges, edge] }, requirements, catalogue);
    expect(answer.kind === 'configured' ? 'configured' : answer).toBe('configured');
  });

  test('is configured, too, where it hangs on the access switch beside it, of which no link is like', () => {
    const graph: Graph = { ...planned, nodes: [...planned.nodes, drawn] };
    const edge = pluggedLink({ index: indexGraph(graph), devices }, 'new', beside, drawn);
    expect(edge.vlans).not.toEqual([]);
    const answer = configureNetwork({ ...graph, edges: [...graph.edges, edge] }, requirements, catalogue);
    expect(answer.kind === 'configured' ? 'configured' : answer).toBe('configured');
  });

  test('or copied twice has addresses of its own each time', () => {
    const positions = new Map(planned.nodes.map((node) => [node.id, { x: 0, y: 0 }]));
    const clip = clipOf(planned, { nodes: new Set([beside.id]), edges: new Set() }, positions);
    let count = 0;
    const newId = () => `copy-${++count}`;
    const once = pasteClip(planned, clip, { newId, positions });
    const twice = pasteClip(once.graph, clip, { newId, positions });
    const copies = twice.graph.nodes.filter(({ id: own }) => own.startsWith('copy-'));
    expect(new Set(copies.flatMap(({ addresses }) => addresses)).size).toBe(2);
    expect(checkUniqueness(indexNetwork(twice.graph)).findings).toEqual([]);
  });
});
