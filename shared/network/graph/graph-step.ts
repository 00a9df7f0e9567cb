import type { Graph } from '../../contract/topology-items.ts';
import { drawnParts } from './drawn-parts.ts';
import { type GraphDifference, graphDifference } from './graph-difference.ts';
import { mergeChanges } from './merge-changes.ts';

/** One step of editing a graph, as the changes that make it and those that take it back. */
export interface GraphStep {
  readonly forth: GraphDifference;
  readonly back: GraphDifference;
  /** Ids of a list before the step, where it took some away: coming back, they take their old places. */
  readonly order: Partial<Record<List, readonly string[]>>;
}

type List = 'nodes' | 'edges' | 'subnets' | 'notes' | 'views';

/** The step from one graph to another. Takes time in proportion to the graphs, and space to what differs. */
export function stepBetween(before: Graph, after: Graph): GraphStep {
  const forth = graphDifference(before, after);
  const { changes } = forth;
  const ids = (list: List) =>
    changes[list] && changes[list].removed.length > 0
      ? { [list]: (before[list] ?? []).map(({ id }) => id) }
      : {};
  return {
    forth,
    back: graphDifference(after, before),
    order: { ...ids('nodes'), ...ids('edges'), ...ids('subnets'), ...ids('notes'), ...ids('views') },
  };
}

/** The graph after a step was done once more; what no longer applies is left out. */
export const redone = (graph: Graph, { forth }: GraphStep): Graph =>
  mergeChanges(graph, forth.changes, forth.before).graph;

/** The graph after a step was taken back: the one before it, or, where others changed it since, that with their changes. */
export function undone(graph: Graph, { back, order }: GraphStep): Graph {
  const {
    nodes,
    edges,
    subnets,
    notes = [],
    views = [],
  } = mergeChanges(graph, back.changes, back.before).graph;
  return {
    nodes: inOrder(nodes, order.nodes),
    edges: inOrder(edges, order.edges),
    subnets: inOrder(subnets, order.subnets),
    ...drawnParts({ notes: inOrder(notes, order.notes), views: inOrder(views, order.views) }),
  };
}

/** Elements in the order of `ids`, those that it does not name last. */
function inOrder<E extends { readonly id: string }>(elements: E[], ids: readonly string[] | undefined): E[] {
  if (ids === undefined) return elements;
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: E) => places.get(id) ?? ids.length;
  return elements.toSorted((a, b) => placeOf(a) - placeOf(b));
}
