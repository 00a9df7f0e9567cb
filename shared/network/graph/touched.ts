import type { TopologyChanges } from '../../contract/topology-changes.ts';
import type { Graph } from '../../contract/topology-items.ts';

/** The elements of a graph that changes touch, as they were before. */
export interface Touched extends Pick<Graph, 'nodes' | 'edges' | 'notes' | 'views'> {
  readonly subnets?: Graph['subnets'];
}

/** The elements of a graph that changes touch. */
export function touchedBy(changes: TopologyChanges, graph: Touched): Touched {
  const pick = <E extends { readonly id: string }>(
    elements: readonly E[] = [],
    of: Changed | undefined,
  ): E[] => {
    if (!of) return [];
    const ids = new Set([...of.changed.map(({ id }) => id), ...of.removed]);
    return ids.size === 0 ? [] : elements.filter(({ id }) => ids.has(id));
  };
  const [subnets, notes] = [pick(graph.subnets, changes.subnets), pick(graph.notes, changes.notes)];
  const views = pick(graph.views, changes.views);
  return {
    nodes: pick(graph.nodes, changes.nodes),
    edges: pick(graph.edges, changes.edges),
    ...(subnets.length > 0 && { subnets }),
    ...(notes.length > 0 && { notes }),
    ...(views.length > 0 && { views }),
  };
}

interface Changed {
  readonly changed: readonly { readonly id: string }[];
  readonly removed: readonly string[];
}
