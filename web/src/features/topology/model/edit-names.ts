import type { Graph } from '#shared/contract/topology.ts';
import { elementName } from '#shared/network/graph/element-name.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { Edit } from './edit-history.ts';
import type { Elements } from './edits.ts';
import { indexGraph } from './graph-index.ts';

/** What an edit does, to be read after “Undo: ”: `move 3 devices`. `graph` is the one before it. */
export function nameOfEdit(edit: Edit, graph: Graph): string {
  const name = (id: string) => elementName({ ...indexGraph(graph), subnets: graph.subnets }, id);
  switch (edit.kind) {
    case 'relabel':
      return `rename ${name(edit.id)}`;
    case 'move':
      return `move ${countOf({ nodes: new Set(edit.positions.keys()), edges: new Set() }, graph)}`;
    case 'remove':
      return `remove ${countOf(edit.elements, graph)}`;
    case 'add':
      return `add ${edit.node.label}`;
    case 'connect':
      return `link ${name(edit.edge.source)} and ${name(edit.edge.target)}`;
    case 'retype':
      return `change the type of ${name(edit.id)}`;
    case 'apply':
      return edit.name ?? 'change the plan';
    case 'change':
      return edit.name;
  }
}

/** `HQ-CORE-1` for one element, `3 devices`, `2 links`, or `3 devices and 2 links`. */
export function countOf({ nodes, edges, notes = new Set() }: Elements, graph: Graph): string {
  const index = indexGraph(graph);
  const [id] = [...nodes, ...edges];
  if (id !== undefined && nodes.size + edges.size + notes.size === 1)
    return elementName({ ...index, subnets: graph.subnets }, id);
  const parts = [
    ...(nodes.size > 0 ? [formatCount(nodes.size, 'device')] : []),
    ...(edges.size > 0 ? [formatCount(edges.size, 'link')] : []),
    ...(notes.size > 0 ? [notes.size === 1 ? 'a note' : formatCount(notes.size, 'note')] : []),
  ];
  return parts.join(' and ');
}
