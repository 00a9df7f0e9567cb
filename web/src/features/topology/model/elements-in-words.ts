import type { Graph } from '#shared/contract/topology-items.ts';
import { elementName } from '#shared/network/graph/element-name.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import type { Elements } from './edits.ts';
import { indexGraph } from './graph-index.ts';

/** `HQ-CORE-1` for one element, `3 devices`, `2 links`, or `3 devices, 2 links and a note`. */
export function elementsInWords({ nodes, edges, notes = new Set() }: Elements, graph: Graph): string {
  const index = indexGraph(graph);
  const [id] = [...nodes, ...edges];
  if (id !== undefined && nodes.size + edges.size + notes.size === 1)
    return elementName({ ...index, subnets: graph.subnets }, id);
  const parts = [
    ...(nodes.size > 0 ? [formatCount(nodes.size, 'device')] : []),
    ...(edges.size > 0 ? [formatCount(edges.size, 'link')] : []),
    ...(notes.size > 0 ? [notes.size === 1 ? 'a note' : formatCount(notes.size, 'note')] : []),
  ];
  return joinAnd(parts);
}
