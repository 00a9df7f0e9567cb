import * as z from 'zod';
import { planSchemaVersion } from './plan-schema-version.ts';
import { textUpTo } from './text.ts';
import { Graph } from './topology-items.ts';

/** A topology as a file: what the JSON export writes, and what the SVG and PNG exports carry within them. */
export const TopologyFile = Graph.extend({
  /** Says what the file is. */
  format: z.literal('netwright-topology'),
  /** The version of the plan's schema. */
  schemaVersion: z.literal(planSchemaVersion),
  /** The name of the design. */
  name: textUpTo(100),
});
export type TopologyFile = z.output<typeof TopologyFile>;
