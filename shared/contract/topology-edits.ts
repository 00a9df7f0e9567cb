import * as z from 'zod';
import { list, namedValues } from './collections.ts';
import { ElementId } from './identifiers.ts';
import { textUpTo } from './text.ts';

/** As many as a topology may have links. */
const mostEdits = 40_000;

const ElementEdits = z.strictObject({
  added: list(ElementId, mostEdits).default([]),
  /** The fields that were set manually, each with what the plan has there: null where it has nothing. */
  changed: list(
    z.strictObject({ id: ElementId, planned: namedValues(textUpTo(60), z.unknown(), 50) }),
    mostEdits,
  ).default([]),
  removed: list(ElementId, mostEdits).default([]),
});
export type ElementEdits = z.output<typeof ElementEdits>;

/** The manual work on a plan. Positions on the canvas and locks are not part of it. */
export const TopologyEdits = z.strictObject({
  nodes: ElementEdits.prefault({}),
  edges: ElementEdits.prefault({}),
  subnets: ElementEdits.prefault({}),
});
export type TopologyEdits = z.output<typeof TopologyEdits>;
