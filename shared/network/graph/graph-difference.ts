import type { DrawnView } from '../../contract/drawn-view.ts';
import type { Note } from '../../contract/note.ts';
import type { TopologyChanges } from '../../contract/topology-changes.ts';
import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isSame } from './same-value.ts';
import type { Touched } from './touched.ts';

/** What turns one graph into another, with the elements that this touches as they were before. */
export interface GraphDifference {
  readonly changes: TopologyChanges;
  readonly before: Touched;
}

/** Both in one pass over each element, the shortest there is: after a layout thousands differ in their places. */
export function graphDifference(base: Graph, next: Graph): GraphDifference {
  const nodes = listDifference<TopologyNode>(base.nodes, next.nodes);
  const edges = listDifference<TopologyEdge>(base.edges, next.edges);
  const subnets = listDifference<Subnet>(base.subnets, next.subnets);
  const notes = listDifference<Note>(base.notes ?? none, next.notes ?? none);
  const views = listDifference<DrawnView>(base.views ?? none, next.views ?? none);
  return {
    changes: {
      nodes: nodes.changes,
      edges: edges.changes,
      subnets: subnets.changes,
      ...(isNothing(notes.changes) ? {} : { notes: notes.changes }),
      ...(isNothing(views.changes) ? {} : { views: views.changes }),
    },
    before: {
      nodes: nodes.touched,
      edges: edges.touched,
      ...(subnets.touched.length > 0 && { subnets: subnets.touched }),
      ...(notes.touched.length > 0 && { notes: notes.touched }),
      ...(views.touched.length > 0 && { views: views.touched }),
    },
  };
}

const none: never[] = [];

interface ListDifference<E> {
  readonly changes: {
    readonly added: E[];
    readonly changed: (Partial<E> & { id: string })[];
    readonly removed: string[];
  };
  readonly touched: E[];
}

const isNothing = ({ added, changed, removed }: ListDifference<unknown>['changes']): boolean =>
  added.length + changed.length + removed.length === 0;

function listDifference<E extends { id: string }>(base: readonly E[], next: readonly E[]): ListDifference<E> {
  const difference: ListDifference<E> = { changes: { added: [], changed: [], removed: [] }, touched: [] };
  if (base === next) return difference;
  // Most edits leave the order as it is, and need no table of thousands.
  let alike = 0;
  for (const element of next) {
    const old = base[alike];
    if (old?.id !== element.id) break;
    compare(difference, old, element);
    alike += 1;
  }
  const before = new Map(base.slice(alike).map((element) => [element.id, element]));
  for (const element of next.slice(alike)) {
    const old = before.get(element.id);
    before.delete(element.id);
    if (old === undefined) difference.changes.added.push(element);
    else compare(difference, old, element);
  }
  for (const [id, element] of before) {
    difference.changes.removed.push(id);
    difference.touched.push(element);
  }
  return difference;
}

function compare<E extends { id: string }>(
  { changes, touched }: ListDifference<E>,
  old: E,
  element: E,
): void {
  if (old === element) return;
  const fields: Partial<E> = {};
  let kept = 0;
  let isChanged = false;
  for (const key in element) {
    const was = old[key];
    const is = element[key];
    if (was !== undefined && is !== undefined) kept += 1;
    if (was === is || isSame(was, is)) continue;
    fields[key] = is;
    isChanged = true;
  }
  // A change can set a field but not remove one: such an element is replaced as a whole.
  const isReplaced = valuesOf(old) > kept;
  if (isReplaced) {
    changes.removed.push(element.id);
    changes.added.push(element);
  } else if (isChanged) changes.changed.push({ ...fields, id: element.id });
  if (isReplaced || isChanged) touched.push(old);
}

function valuesOf<E extends object>(element: E): number {
  let count = 0;
  for (const key in element) if (element[key] !== undefined) count += 1;
  return count;
}
