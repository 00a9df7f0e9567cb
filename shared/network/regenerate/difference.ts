import * as z from 'zod';
import type { FieldChange, ListDifference } from '../../contract/topology-difference.ts';
import { type Graph, TopologyNode } from '../../contract/topology-items.ts';
import { isSame } from '../graph/same-value.ts';
import type { RuleId } from '../reasons/because.ts';
import { differingFields, type Element, plannedFields } from './element-marks.ts';

/** What turns one graph into another: added and removed ids, and fields with their values before and after. */
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
      const differing = differingFields(old, element).filter((field) => !isRewordedOnly(old, element, field));
      const fields = fieldChanges(old, element, differing);
      if (fields.length > 0) difference.changed.push({ id, fields });
    }
  }
  difference.removed.push(...before.keys());
  return difference;
}

/** Whether a field differs only in that a reason was noted as sentences once, and is a rule with its figures now. */
function isRewordedOnly(old: Element, next: Element, field: string): boolean {
  const [before, after] = [plannedFields(old).get(field), plannedFields(next).get(field)];
  if (field === 'model') return isSame(withoutReason(before), withoutReason(after));
  if (field !== 'because' && field !== 'existing') return false;
  if (field === 'because') return after !== undefined && Noted.safeParse(before).success;
  const [stood, stands] = [Stood.safeParse(before).data, Stood.safeParse(after).data];
  return (
    Noted.safeParse(stood?.because).success &&
    isSame({ ...stood, because: undefined }, { ...stands, because: undefined })
  );
}

/** A model by its name: prices of others, which its reason compares, change by themselves. */
const withoutReason = (model: unknown) => ({ ...Model.safeParse(model).data, because: undefined });

const Model = TopologyNode.shape.model;
const Noted = z.looseObject({ rule: z.literal('noted' satisfies RuleId) });
const Stood = TopologyNode.shape.existing;

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
