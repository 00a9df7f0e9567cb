import type { Graph } from '../../contract/topology.ts';
import type { FieldChange, ListDifference } from '../../contract/topology-difference.ts';
import { differingFields, type Element, plannedFields } from './element-marks.ts';

/** What turns one graph into another: ids that come and go, and fields with their values before and after. */
export const differenceBetween = (base: Graph, next: Graph) => ({
  nodes: listDifference(base.nodes, next.nodes),
  edges: listDifference(base.edges, next.edges),
  subnets: listDifference(base.subnets, next.subnets),
});

function listDifference(base: readonly Element[], next: readonly Element[]): ListDifference {
  const difference: ListDifference = { added: [], removed: [], changed: [] };
  const before = new Map(base.map((element) => [element.id, element]));
  for (const element of next) {
    const { id } = element;
    const old = before.get(id);
    before.delete(id);
    if (old === undefined) difference.added.push(id);
    else {
      const fields = fieldChanges(old, element, differingFields(old, element));
      if (fields.length > 0) difference.changed.push({ id, fields });
    }
  }
  difference.removed.push(...before.keys());
  return difference;
}

/** The named fields before and after. */
export function fieldChanges(from: Element, to: Element, fields: readonly string[]): FieldChange[] {
  if (fields.length === 0) return [];
  const [old, now] = [plannedFields(from), plannedFields(to)];
  return fields.map((field) => ({
    field,
    ...(old.has(field) ? { from: old.get(field) } : {}),
    ...(now.has(field) ? { to: now.get(field) } : {}),
  }));
}
