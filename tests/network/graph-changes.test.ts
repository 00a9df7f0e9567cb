import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeviceId, nodeDeviceId } from '#shared/contract/device-id.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { withAddressableNodes } from '#shared/network/graph/addressable-nodes.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { checkGraph } from '#shared/network/graph/check-graph.ts';
import { checkNewNodes } from '#shared/network/graph/check-new-nodes.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { planTopology } from '#shared/network/plan.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { anyRequirements, requirementsOf } from './requirements-builder.ts';

const node = (id: string, more: Partial<TopologyNode> = {}): TopologyNode => ({
  id,
  type: 'switch',
  label: id.toUpperCase(),
  layer: 'access',
  quantity: 1,
  addresses: [],
  ...more,
});
const edge = (source: string, target: string, more: Partial<TopologyEdge> = {}): TopologyEdge => ({
  id: `${source}--${target}`,
  source,
  target,
  type: 'trunk',
  vlans: [10],
  ...more,
});
const graph: Graph = {
  nodes: [node('a'), node('b'), node('c')],
  edges: [edge('a', 'b'), edge('b', 'c')],
  subnets: [],
};
const changes = (input: object) => TopologyChanges.parse(input);

const refusalOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [wrong] = error.details?.fields ?? [];
    // What is said of a field continues from its name, as for every other call.
    expect(wrong?.message).toMatch(/^[a-z].*[^.]$/);
    return { message: error.message, field: wrong?.field };
  }
  return null;
};

describe('applying changes', () => {
  it('changes the given fields and leaves the rest and its input unchanged', () => {
    const before = structuredClone(graph);
    const next = applyChanges(graph, changes({ nodes: { changed: [{ id: 'b', label: 'Spine' }] } }));
    expect(next.nodes).toEqual([node('a'), node('b', { label: 'Spine' }), node('c')]);
    expect(graph).toEqual(before);
  });

  it('adds at the end and removes, a node together with its links', () => {
    const next = applyChanges(
      graph,
      changes({
        nodes: { added: [node('d')], removed: ['c'] },
        edges: { added: [edge('a', 'd')], removed: ['b--c'] },
      }),
    );
    expect(next.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(next.edges.map(({ id }) => id)).toEqual(['a--b', 'a--d']);
  });

  it('replaces in place an element that is both removed and added', () => {
    const next = applyChanges(
      graph,
      changes({ nodes: { removed: ['a'], added: [node('a', { label: 'New' })] } }),
    );
    expect(next.nodes.map(({ label }) => label)).toEqual(['New', 'B', 'C']);
  });

  it.each([
    [
      'a node that is gone',
      { nodes: { changed: [{ id: 'x', label: 'X' }] } },
      'nodes[x]',
      'The node “x” does not exist. Reload the topology and try again.',
    ],
    [
      'a link that is gone',
      { edges: { removed: ['x'] } },
      'edges[x]',
      'The link “x” does not exist. Reload the topology and try again.',
    ],
    [
      'an id that is taken',
      { nodes: { added: [node('a')] } },
      'nodes[a].id',
      'There is already a node with the id “a”.',
    ],
    [
      'a link left without its end',
      { nodes: { removed: ['c'] } },
      'edges[b--c].target',
      'The link “b--c” ends at “c”, which does not exist.',
    ],
  ])('rejects %s, naming it', (_, input, field, message) => {
    expect(refusalOf(() => applyChanges(graph, changes(input)))).toEqual({ field, message });
  });
});

describe('checking a graph', () => {
  it('rejects duplicate ids', () => {
    expect(refusalOf(() => checkGraph({ ...graph, nodes: [...graph.nodes, node('a')] }))).toEqual({
      field: 'nodes[a].id',
      message: 'There is more than one node with the id “a”.',
    });
    expect(refusalOf(() => checkGraph({ ...graph, edges: [...graph.edges, edge('a', 'b')] }))?.field).toBe(
      'edges[a--b].id',
    );
  });

  it('rejects a link from a node to itself', () => {
    expect(refusalOf(() => checkGraph({ ...graph, edges: [edge('a', 'a')] }))).toEqual({
      field: 'edges[a--a].target',
      message: 'The link “a--a” connects “a” to itself. Choose two different ends.',
    });
  });

  it('rejects more nodes than a topology can have', () => {
    const nodes = Array.from({ length: 20_001 }, (_, n) => node(`n${n}`));
    expect(refusalOf(() => checkGraph({ nodes, edges: [], subnets: [] }))?.message).toBe(
      'A topology can have at most 20,000 nodes; this one would have 20,001.',
    );
  });

  it('rejects more subnets than could be sent back', () => {
    const subnets = Array.from({ length: 20_001 }, (_, n) => ({
      id: `s${n}`,
      site: 'HQ',
      name: `Data ${n}`,
      purpose: 'data' as const,
      hosts: 10,
    }));
    expect(refusalOf(() => checkGraph({ ...graph, subnets }))).toEqual({
      field: 'subnets',
      message: 'A topology can have at most 20,000 subnets; this one would have 20,001.',
    });
  });

  it.each(['rack/1', ' a', 'a\u0007'])('rejects a new node that addresses cannot name: %j', (id) => {
    const next = { ...graph, nodes: [...graph.nodes, node(id)] };
    expect(refusalOf(() => checkNewNodes(graph, next))?.field).toBe(`nodes[${id}].id`);
    // It was taken by an earlier release.
    expect(refusalOf(() => checkNewNodes(next, next))).toBeNull();
    expect(DeviceId.safeParse(`${'0'.repeat(24)}:${id}`).success).toBe(false);
  });

  it('lets a graph of elsewhere keep its nodes and all that names them, by ids that addresses can name', () => {
    const view = {
      id: 'v',
      name: 'Rack',
      look: 'around',
      positions: [{ id: 'rack/1', x: 1, y: 2 }],
    } as const;
    const subnet = { id: 's', site: 'HQ', name: 'Data', purpose: 'data', hosts: 10 } as const;
    const members = [{ node: 'rack/1', address: '10.0.0.2', priority: 110 }];
    const foreign: Graph = {
      nodes: [node('rack/1'), node('rack-1'), node(' ')],
      edges: [edge('rack/1', 'rack-1'), edge(' ', 'rack/1')],
      subnets: [{ ...subnet, firstHop: { group: 10, members } }],
      views: [{ ...view, positions: [...view.positions], around: 'rack/1' }],
    };
    const next = withAddressableNodes(foreign);
    expect(next).toMatchObject({
      nodes: [{ id: 'rack-1~2', label: 'RACK/1' }, { id: 'rack-1' }, { id: 'node' }],
      edges: [
        { source: 'rack-1~2', target: 'rack-1' },
        { source: 'node', target: 'rack-1~2' },
      ],
      subnets: [{ firstHop: { members: [{ node: 'rack-1~2' }] } }],
      views: [{ around: 'rack-1~2', positions: [{ id: 'rack-1~2' }] }],
    });
    expect(refusalOf(() => checkNewNodes(graph, next))).toBeNull();
    expect(withAddressableNodes(graph)).toBe(graph);
  });

  it.each(['rack-1', 'a b', 'é', 'a:b', '🏢'])('takes a new node that they can name: %j', (id) => {
    expect(refusalOf(() => checkNewNodes(graph, { ...graph, nodes: [node(id)] }))).toBeNull();
    expect(DeviceId.safeParse(nodeDeviceId('0'.repeat(24), id)).success).toBe(true);
  });
});

describe('the changes between two graphs', () => {
  it('are the fields that differ', () => {
    const next = {
      ...graph,
      nodes: [node('a', { label: 'Left', position: { x: 1, y: 2 } }), node('b'), node('d')],
      edges: [edge('a', 'b')],
    };
    expect(changesBetween(graph, next)).toEqual({
      nodes: {
        added: [node('d')],
        changed: [{ id: 'a', label: 'Left', position: { x: 1, y: 2 } }],
        removed: ['c'],
      },
      edges: { added: [], changed: [], removed: ['b--c'] },
      subnets: { added: [], changed: [], removed: [] },
    });
  });

  it('replace an element that loses a field', () => {
    const base = { ...graph, nodes: [node('a', { site: 'HQ' }), node('b'), node('c')] };
    const differences = changesBetween(base, graph);
    expect(differences.nodes).toEqual({ added: [node('a')], changed: [], removed: ['a'] });
    expect(applyChanges(base, differences).nodes).toEqual(graph.nodes);
  });

  it('turn any plan into any other', () => {
    const sorted = <E extends { id: string }>(list: readonly E[]) =>
      list.toSorted((a, b) => a.id.localeCompare(b.id));
    fc.assert(
      fc.property(anyRequirements(), anyRequirements(), (first, second) => {
        const [base, next] = [planTopology(first), planTopology(second)];
        const reached = applyChanges(
          base,
          TopologyChanges.parse(JSON.parse(JSON.stringify(changesBetween(base, next)))),
        );
        expect(sorted(reached.nodes)).toEqual(sorted(next.nodes));
        expect(sorted(reached.edges)).toEqual(sorted(next.edges));
        expect(sorted(reached.subnets)).toEqual(sorted(next.subnets));
      }),
      { numRuns: propertyRuns(5, 100) },
    );
  });

  it('are nothing between equal graphs', () => {
    const base = planTopology(requirementsOf({ wiredUsers: 30 }));
    const none = { added: [], changed: [], removed: [] };
    expect(changesBetween(base, structuredClone(base))).toEqual({ nodes: none, edges: none, subnets: none });
  });
});
