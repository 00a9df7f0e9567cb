import type { Graph, TopologyChanges, TopologyEdge, TopologyNode } from '../contract/topology.ts';

/**
 * What turns `base` into `next`, so that only the difference travels: `applyChanges(base, changesBetween(base,
 * next))` has next's nodes and links. The order of elements and the subnets are no part of it.
 */
export function changesBetween(base: Graph, next: Graph): TopologyChanges {
  return {
    nodes: listChanges<TopologyNode>(base.nodes, next.nodes),
    edges: listChanges<TopologyEdge>(base.edges, next.edges),
  };
}

interface ListChanges<E> {
  readonly added: E[];
  readonly changed: (Partial<E> & { id: string })[];
  readonly removed: string[];
}

function listChanges<E extends { id: string }>(base: readonly E[], next: readonly E[]): ListChanges<E> {
  const changes: ListChanges<E> = { added: [], changed: [], removed: [] };
  const before = new Map(base.map((element) => [element.id, element]));
  for (const element of next) {
    const old = before.get(element.id);
    before.delete(element.id);
    if (old === undefined) {
      changes.added.push(element);
    } else if (losesField(old, element)) {
      changes.removed.push(element.id);
      changes.added.push(element);
    } else if (old !== element) {
      const fields = changedFields(old, element);
      if (Object.keys(fields).length > 0) changes.changed.push({ ...fields, id: element.id });
    }
  }
  changes.removed.push(...before.keys());
  return changes;
}

/** A change can set a field but not take one away: such an element is replaced as a whole. */
function losesField<E extends object>(old: E, element: E): boolean {
  for (const key in old) if (old[key] !== undefined && element[key] === undefined) return true;
  return false;
}

function changedFields<E extends object>(old: E, element: E): Partial<E> {
  const fields: Partial<E> = {};
  for (const key in element) if (!isSame(old[key], element[key])) fields[key] = element[key];
  return fields;
}

/** Deep equality of plain JSON values. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  );
}
