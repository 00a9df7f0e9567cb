import type { TopologyChanges } from '../../contract/topology-changes.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { checkGraph, elementRefusal } from './check-graph.ts';
import { drawnParts } from './drawn-parts.ts';
import type { Element, ListChanges } from './list-changes.ts';

/**
 * The graph after the changes; the given one is not modified. Elements keep their place, new ones come last. An
 * element that is both removed and added is replaced, which is how an optional field is removed.
 *
 * @throws Refusal `unprocessable` for an id that does not exist or exists already, or a link left without an end.
 */
export function applyChanges(graph: Graph, changes: TopologyChanges): Graph {
  const changed: Graph = {
    nodes: applyToList('nodes', graph.nodes, changes.nodes),
    edges: applyToList('edges', graph.edges, changes.edges),
    subnets: applyToList('subnets', graph.subnets, changes.subnets),
    ...drawnParts({
      notes: changes.notes ? applyToList('notes', graph.notes ?? [], changes.notes) : graph.notes,
      views: changes.views ? applyToList('views', graph.views ?? [], changes.views) : graph.views,
    }),
  };
  checkGraph(changed);
  return changed;
}

const words = { nodes: 'node', edges: 'link', subnets: 'subnet', notes: 'note', views: 'view' } as const;

function applyToList<E extends Element>(
  list: keyof typeof words,
  before: readonly E[],
  changes: ListChanges<E>,
): E[] {
  const what = words[list];
  const elements = new Map(before.map((element) => [element.id, element]));
  const removed = new Set(changes.removed);
  const replaced = new Set(changes.added.map(({ id }) => id).filter((id) => removed.has(id)));
  for (const id of removed) {
    if (!elements.has(id)) throw missing(list, what, id);
    if (!replaced.has(id)) elements.delete(id);
  }
  for (const change of changes.changed) {
    const element = elements.get(change.id);
    if (element === undefined) throw missing(list, what, change.id);
    elements.set(change.id, merge(element, change));
  }
  for (const element of changes.added) {
    if (elements.has(element.id) && !replaced.delete(element.id)) {
      throw elementRefusal(
        `${list}[${element.id}].id`,
        `There is already a ${what} with the id “${element.id}”.`,
        `is the id of another ${what}, too`,
      );
    }
    elements.set(element.id, element);
  }
  return [...elements.values()];
}

const missing = (list: string, what: string, id: string) =>
  elementRefusal(
    `${list}[${id}]`,
    `The ${what} “${id}” does not exist. Reload the topology and try again.`,
    'does not exist',
  );

/** A field that is present without a value changes nothing, as if it had not been sent. */
function merge<E extends object>(element: E, change: { readonly [K in keyof E]?: E[K] | undefined }): E {
  const merged = { ...element };
  for (const key in change) {
    const value = change[key];
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}
