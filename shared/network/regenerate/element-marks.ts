import type { ElementEdits } from '../../contract/topology-edits.ts';
import { isSame } from '../graph/same-value.ts';

/** An element of a graph; its other fields are read by name. */
export interface Element {
  readonly id: string;
}

/** Manual work on one kind of element, ready to be asked and changed. */
export interface Marks {
  readonly added: Set<string>;
  /** By id, the fields that were set manually with what the plan has there; null for nothing. */
  readonly changed: Map<string, Map<string, unknown>>;
  readonly removed: Set<string>;
}

export const marksOf = ({ added, changed, removed }: ElementEdits): Marks => ({
  added: new Set(added),
  changed: new Map(changed.map(({ id, planned }) => [id, new Map(Object.entries(planned))])),
  removed: new Set(removed),
});

export const editsOf = ({ added, changed, removed }: Marks): ElementEdits => ({
  added: [...added].slice(-mostEdits),
  changed: [...changed]
    .map(([id, fields]) => ({ id, planned: Object.fromEntries(fields) }))
    .slice(-mostEdits),
  // Of plans that have long changed, the oldest are the first to be forgotten.
  removed: [...removed].slice(-mostEdits),
});

/** As many as the contract lets be stored. */
const mostEdits = 40_000;

/** Which fields of an element a plan decides on, with their values. */
export const plannedFields = (element: Element): Map<string, unknown> =>
  new Map(Object.entries(element).filter(([field, value]) => value !== undefined && !ownFields.has(field)));

/** Positions and locks are not decided by a plan. */
const ownFields: ReadonlySet<string> = new Set(['id', 'position', 'locked']);

/** Names of the fields in which two elements differ, as far as a plan decides on them. */
export function differingFields<E extends Element>(one: E, other: E): string[] {
  const fields: string[] = [];
  if (one === other) return fields;
  for (const key in one) if (!ownFields.has(key) && !isSame(one[key], other[key])) fields.push(key);
  for (const key in other)
    if (!ownFields.has(key) && !(key in one) && other[key] !== undefined) fields.push(key);
  return fields;
}

/** Records that a field differs from the plan, or no longer does. */
export function markField(marks: Marks, id: string, field: string, planned: unknown, value: unknown): void {
  const fields = marks.changed.get(id) ?? new Map<string, unknown>();
  if (isSame(planned ?? null, value ?? null)) fields.delete(field);
  else fields.set(field, planned ?? null);
  if (fields.size > 0) marks.changed.set(id, fields);
  else marks.changed.delete(id);
}
