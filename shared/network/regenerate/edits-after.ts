import type { ElementEdits, TopologyEdits } from '../../contract/topology-edits.ts';
import type { Graph } from '../../contract/topology-items.ts';
import {
  differingFields,
  type Element,
  editsOf,
  type Marks,
  markField,
  marksOf,
  plannedFields,
} from './element-marks.ts';

/**
 * The record of manual work after a person turned `base` into `next`. What is put back as the plan has it is no
 * longer manual. With `plan`, the changes were chosen from a proposal: values that match that plan are not manual,
 * and values kept against it are recorded as such.
 */
export function editsAfter(edits: TopologyEdits, base: Graph, next: Graph, plan?: Graph): TopologyEdits {
  return {
    nodes: listEdits(edits.nodes, base.nodes, next.nodes, plan?.nodes),
    edges: listEdits(edits.edges, base.edges, next.edges, plan?.edges),
    subnets: listEdits(edits.subnets, base.subnets, next.subnets, plan?.subnets),
  };
}

/** A plan without a single mark. */
export const noEdits = (): TopologyEdits => {
  const none = () => ({ added: [], changed: [], removed: [] });
  return { nodes: none(), edges: none(), subnets: none() };
};

/** Whether a plan stands as the planner made it. */
export const isAsPlanned = ({ nodes, edges, subnets }: TopologyEdits): boolean =>
  [nodes, edges, subnets].every(
    ({ added, changed, removed }) => added.length + changed.length + removed.length === 0,
  );

type ById = ReadonlyMap<string, Element>;

function listEdits(
  edits: ElementEdits,
  base: readonly Element[],
  next: readonly Element[],
  plan: readonly Element[] | undefined,
): ElementEdits {
  const marks = marksOf(edits);
  const planned = plan && byId(plan);
  const gone = new Map(byId(base));
  for (const element of next) {
    const before = gone.get(element.id);
    gone.delete(element.id);
    if (before === undefined) markAdded(marks, element, planned);
    else if (planned) markAgainst(marks, before, element, planned);
    else if (!marks.added.has(element.id)) markChanged(marks, before, element);
  }
  for (const id of gone.keys()) {
    const wasAdded = marks.added.delete(id);
    const isPlanned = planned ? planned.has(id) : !wasAdded;
    if (isPlanned) marks.removed.add(id);
    else marks.changed.delete(id);
  }
  return editsOf(marks);
}

/** What was removed and is put back is the plan’s again, with what was set on it before. */
function markAdded(marks: Marks, element: Element, planned: ById | undefined): void {
  const { id } = element;
  const isPutBack = marks.removed.delete(id) && planned === undefined;
  if (isPutBack) return;
  const own = planned?.get(id);
  if (own === undefined) marks.added.add(id);
  else markDifferences(marks, element, own, differingFields(element, own));
}

function markChanged(marks: Marks, before: Element, element: Element): void {
  const { id } = element;
  const fields = differingFields(before, element);
  if (fields.length === 0) return;
  const [old, now] = [plannedFields(before), plannedFields(element)];
  for (const field of fields) {
    const marked = marks.changed.get(id);
    const planned = marked?.has(field) ? marked.get(field) : old.get(field);
    markField(marks, id, field, planned, now.get(field));
  }
}

/** Fields that were set manually before or now, held against the plan at hand. */
function markAgainst(marks: Marks, before: Element, element: Element, planned: ById): void {
  const { id } = element;
  const fields = new Set([...differingFields(before, element), ...(marks.changed.get(id)?.keys() ?? [])]);
  if (fields.size === 0 || marks.added.has(id)) return;
  const own = planned.get(id);
  if (own !== undefined) markDifferences(marks, element, own, fields);
  else {
    marks.changed.delete(id);
    marks.added.add(id);
  }
}

function markDifferences(marks: Marks, element: Element, own: Element, fields: Iterable<string>): void {
  const [now, planned] = [plannedFields(element), plannedFields(own)];
  for (const field of fields) markField(marks, element.id, field, planned.get(field), now.get(field));
}

const byId = (elements: readonly Element[]): ById =>
  new Map(elements.map((element) => [element.id, element]));
