import { expect, test } from 'vitest';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { linkProblem } from '#web/features/topology/editing/link-problem.ts';
import { pluggedLink } from '#web/features/topology/editing/plugged-link.ts';
import { reconnectLink } from '#web/features/topology/editing/reconnect-link.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const full: Partial<TopologyNode> = { ports: { total: 1, used: 0 } };
const graph = aGraph(
  [
    aNode({ id: 'fw', type: 'firewall', label: 'HQ-FW-1' }),
    aNode({ id: 'sw', type: 'switch', label: 'HQ-ACC-1' }),
    aNode({ id: 'full', type: 'switch', label: 'HQ-ACC-2', ...full }),
    aNode({ id: 'people', type: 'user', layer: 'endpoint', label: 'Staff' }),
    aNode({ id: 'servers', type: 'server', layer: 'endpoint', label: 'Servers' }),
    aNode({ id: 'isp', type: 'internet', layer: 'internet', label: 'Internet' }),
  ],
  [{ ...aLink('sw', 'people'), sourcePort: 'Gi1/0/1', targetPort: 'eth0' }, aLink('full', 'servers')],
);
const context = { index: indexGraph(graph), devices: new Map() };
const problem = (from: string, to: string) => linkProblem(context, from, to);

test('a link joins devices that have a port for it, and says why where they do not', () => {
  expect(problem('fw', 'sw')).toBeUndefined();
  expect(problem('sw', 'people')).toBeUndefined();
  expect(problem('isp', 'fw')).toBeUndefined();
  expect(problem('sw', 'sw')).toBe('A link has two different ends.');
  expect(problem('sw', 'full')).toBe('HQ-ACC-2 has no free port.');
  expect(problem('people', 'servers')).toBe(
    'Staff and Servers both need a port of a switch or access point.',
  );
  expect(problem('people', 'isp')).toBe('Internet is joined to a router, firewall or switch, not to Staff.');
  expect(problem('sw', 'site York')).toBe('A link ends on a device: go into its site first.');
});

test('an end that is moved leaves its port, and the other end stays as it is', () => {
  const moved = reconnectLink(graph, context, { id: 'sw--people', end: 'source', to: 'fw' });
  expect(moved.edges[0]).toEqual({ ...aLink('sw', 'people'), source: 'fw', targetPort: 'eth0' });
  expect(reconnectLink(graph, context, { id: 'sw--people', end: 'source', to: 'people' })).toEqual(graph);
});

test('a link is of the type that joins two such devices in the network', () => {
  const drawn = aNode({ id: 'new', type: 'switch', label: 'HQ-ACC-3' });
  const planned = aGraph([...graph.nodes, drawn], [aLink('fw', 'sw', { type: 'trunk', vlans: [10, 20] })]);
  const own = { index: indexGraph(planned), devices: new Map() };
  const [fw] = planned.nodes;
  if (!fw) throw new Error('The graph has a firewall.');
  const link = pluggedLink(own, 'link', fw, drawn);
  expect(link).toMatchObject({ type: 'trunk', vlans: [10, 20] });
  const withLink = {
    ...planned,
    edges: [...planned.edges, { ...link, type: 'lan' as const, target: 'servers' }],
  };
  const moved = reconnectLink(
    withLink,
    { ...own, index: indexGraph(withLink) },
    { id: 'link', end: 'target', to: 'new' },
  );
  expect(moved.edges.at(-1)).toMatchObject({ type: 'trunk', target: 'new' });
});

test('a link between devices without models names no ports', () => {
  const [fw, sw] = graph.nodes;
  if (!fw || !sw) throw new Error('The graph has both.');
  expect(pluggedLink(context, 'new', fw, sw)).toEqual({
    id: 'new',
    source: 'fw',
    target: 'sw',
    type: 'lan',
    vlans: [],
  });
});
