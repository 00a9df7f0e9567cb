import type { DrawnView } from '../../contract/drawn-view.ts';
import type { TopologyChanges } from '../../contract/topology-changes.ts';
import type { Graph, Note, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isSame } from './same-value.ts';

/**
 * What turns `base` into `next`, so that only the difference is sent: `applyChanges(base, changesBetween(base,
 * next))` has next's nodes, links, subnets, notes and views. The order of elements is no part of it.
 */
export function changesBetween(base: Graph, next: Graph): TopologyChanges {
  const notes = listChanges<Note>(base.notes ?? none, next.notes ?? none);
  const views = listChanges<DrawnView>(base.views ?? none, next.views ?? none);
  return {
    nodes: listChanges<TopologyNode>(base.nodes, next.nodes),
    edges: listChanges<TopologyEdge>(base.edges, next.edges),
    subnets: listChanges<Subnet>(base.subnets, next.subnets),
    ...(isNothing(notes) ? {} : { notes }),
    ...(isNothing(views) ? {} : { views }),
  };
}

const none: never[] = [];

interface ListChanges<E> {
  readonly added: E[];
  readonly changed: (Partial<E> & { id: string })[];
  readonly removed: string[];
}

const isNothing = ({ added, changed, removed }: ListChanges<unknown>): boolean =>
  added.length + changed.length + removed.length === 0;

function listChanges<E extends { id: string }>(base: readonly E[], next: readonly E[]): ListChanges<E> {
  const changes: ListChanges<E> = { added: [], changed: [], removed: [] };
  if (base === next) return changes;
  // Most edits leave the order as it is, and need no table of thousands.
  let alike = 0;
  for (const element of next) {
    const old = base[alike];
    if (old?.id !== element.id) break;
    compare(changes, old, element);
    alike += 1;
  }
  const before = new Map(base.slice(alike).map((element) => [element.id, element]));
  for (const element of next.slice(alike)) {
    const old = before.get(element.id);
    before.delete(element.id);
    if (old === undefined) changes.added.push(element);
    else compare(changes, old, element);
  }
  changes.removed.push(...before.keys());
  return changes;
}

function compare<E extends { id: string }>(changes: ListChanges<E>, old: E, element: E): void {
  if (old === element) return;
  if (losesField(old, element)) {
    changes.removed.push(element.id);
    changes.added.push(element);
    return;
  }
  const fields = changedFields(old, element);
  if (Object.keys(fields).length > 0) changes.changed.push({ ...fields, id: element.id });
}

/** A change can set a field but not remove one: such an element is replaced as a whole. */
function losesField<E extends object>(old: E, element: E): boolean {
  for (const key in old) if (old[key] !== undefined && element[key] === undefined) return true;
  return false;
}

function changedFields<E extends object>(old: E, element: E): Partial<E> {
  const fields: Partial<E> = {};
  for (const key in element) if (!isSame(old[key], element[key])) fields[key] = element[key];
  return fields;
}
