import * as z from 'zod';
import { ControlPlane } from './control-plane.ts';
import { Version } from './identifiers.ts';
import { Graph, TopologyChanges } from './topology.ts';
import { TopologyEdits } from './topology-edits.ts';

/**
 * Goes up by one whenever a plan that is stored could no longer be read, or would come out of its schema changed (a new
 * default, say): plans of this version are not validated again. A migration then takes the old ones along.
 */
export const planSchemaVersion = 4;

/** A plan as it is stored. docs/plan-schema.md has its history. */
export const StoredPlan = Graph.extend({
  schemaVersion: z.literal(planSchemaVersion),
  edits: TopologyEdits,
  controlPlane: ControlPlane.optional(),
  /** The way back to the plan that the last proposal changed; gone with the next change. */
  replaced: z
    .strictObject({ changes: TopologyChanges, edits: TopologyEdits, designVersion: Version })
    .optional(),
});
export type StoredPlan = z.output<typeof StoredPlan>;
