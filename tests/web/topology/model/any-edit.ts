import * as fc from 'fast-check';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

/** A small network with everything that an edit can touch. */
export const aDrawnGraph = (): Graph => ({
  ...aGraph(
    ['a', 'b', 'c', 'd', 'e'].map((id) => aNode({ id, site: 'Leeds', position: { x: 0, y: 0 } })),
    [aLink('a', 'b'), aLink('b', 'c', { bandwidthMbps: 1_000 }), aLink('c', 'd')],
    [{ id: 's', site: 'Leeds', name: 'Voice', purpose: 'voice', cidr: '10.0.8.0/24', hosts: 9 }],
  ),
  views: [{ id: 'v', name: 'Routing', look: 'layer3', positions: [] }],
  notes: [{ id: 'n', text: 'Riser', position: { x: 1, y: 2 } }],
});

/** Any edit of such a graph; `own` begins the ids of what it adds, so that no two sessions add the same. */
export function anyEdit(own = 'new'): fc.Arbitrary<Edit> {
  const node = fc.constantFrom('a', 'b', 'c', 'd', 'e', `${own}-1`, `${own}-2`);
  const edge = fc.constantFrom('a--b', 'b--c', 'c--d', `${own}-l`);
  const ids = fc.uniqueArray(node, { maxLength: 3 }).map((list) => new Set(list));
  const place = fc.record({ x: fc.integer({ min: -99, max: 99 }), y: fc.integer({ min: -99, max: 99 }) });
  const patch = (name: string, change: (graph: Graph) => Graph): Edit => ({ kind: 'change', name, change });
  return fc.oneof(
    fc
      .record({ id: node, label: fc.constantFrom('A', 'B', 'C') })
      .map((edit) => ({ kind: 'relabel' as const, ...edit })),
    fc
      .dictionary(node, place, { maxKeys: 3 })
      .map((at) => ({ kind: 'move' as const, positions: new Map(Object.entries(at)) })),
    fc
      .record({ nodes: ids, edges: fc.uniqueArray(edge, { maxLength: 2 }).map((list) => new Set(list)) })
      .map((elements) => ({ kind: 'remove' as const, elements })),
    node.map((id) => ({ kind: 'add' as const, node: aNode({ id }) })),
    fc.tuple(node, node).map(([source, target]) => ({
      kind: 'connect' as const,
      edge: aLink(source, target, { id: `${own}-l` }),
    })),
    fc
      .record({ id: edge, type: fc.constantFrom('lan' as const, 'wan' as const) })
      .map((edit) => ({ kind: 'retype' as const, ...edit })),
    node.map((id) =>
      patch('take away a place', (graph) => ({
        ...graph,
        nodes: graph.nodes.map((one) => (one.id === id ? withoutSite(one) : one)),
      })),
    ),
    fc.constantFrom('Riser', 'Shaft', '').map((text) =>
      patch('write a note', ({ notes = [], ...graph }) => ({
        ...graph,
        ...(text === '' ? {} : { notes: notes.map((note) => ({ ...note, text })) }),
      })),
    ),
    fc.constantFrom('Routing', 'Core', '').map((name) =>
      patch('rename or remove a view', ({ views = [], ...graph }) => ({
        ...graph,
        ...(name !== '' && views.length > 0 && { views: views.map((view) => ({ ...view, name })) }),
      })),
    ),
    fc.integer({ min: 1, max: 9 }).map((vlan) =>
      patch('number a VLAN', (graph) => ({
        ...graph,
        subnets: graph.subnets.map((row) => ({ ...row, vlan })),
      })),
    ),
  );
}

const withoutSite = ({ site: _, ...node }: Graph['nodes'][number]) => node;
