import * as z from 'zod';
import { list } from './collections.ts';
import { ElementId } from './identifiers.ts';
import { textUpTo } from './text.ts';

const mostElements = 80_000;

/** A field before and after; absent on the side that does not have it. */
const FieldChange = z.strictObject({
  field: textUpTo(60),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
});
export type FieldChange = z.output<typeof FieldChange>;

const ListDifference = z.strictObject({
  added: list(ElementId, mostElements),
  removed: list(ElementId, mostElements),
  changed: list(z.strictObject({ id: ElementId, fields: list(FieldChange, 50) }), mostElements),
});
export type ListDifference = z.output<typeof ListDifference>;

/** Kinds of elements, as a graph lists them. */
export const elementLists = ['nodes', 'edges', 'subnets'] as const;
export type ElementList = (typeof elementLists)[number];

/**
 * Manual work that stays: what was added, changed or removed manually, what is locked, and the ends of a locked link.
 */
const Kept = z.strictObject({
  list: z.enum(elementLists),
  id: ElementId,
  why: z.enum(['added', 'changed', 'removed', 'locked', 'end-of-locked-link']),
  /** Those set manually, where `why` is `changed`. */
  fields: list(textUpTo(60), 50),
});
export type Kept = z.output<typeof Kept>;

/** Where the new plan differs from manual work. The manual work stays unless its end is gone. */
const Conflict = z.strictObject({
  list: z.enum(elementLists),
  id: ElementId,
  kind: z.enum(['plan-changes-it', 'plan-removes-it', 'end-is-gone']),
  /** From the kept value to the planned one; only if `kind` is `plan-changes-it`. */
  fields: list(FieldChange, 50),
});
export type Conflict = z.output<typeof Conflict>;

/** How a proposed topology differs from the stored one, and what it keeps of the stored one. */
export const TopologyDifference = z.strictObject({
  nodes: ListDifference,
  edges: ListDifference,
  subnets: ListDifference,
  kept: list(Kept, 3 * mostElements),
  conflicts: list(Conflict, 3 * mostElements),
});
export type TopologyDifference = z.output<typeof TopologyDifference>;
