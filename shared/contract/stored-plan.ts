import * as z from 'zod';
import { ControlPlane } from './control-plane.ts';
import { Version } from './identifiers.ts';
import { planSchemaVersion } from './plan-schema-version.ts';
import { TopologyChanges } from './topology-changes.ts';
import { TopologyEdits } from './topology-edits.ts';
import { Graph } from './topology-items.ts';

/** A plan as it is stored. docs/plan-schema.md has its history. */
export const StoredPlan = Graph.extend({
  schemaVersion: z.literal(planSchemaVersion),
  edits: TopologyEdits,
  controlPlane: ControlPlane.optional(),
  /** The undo of the last applied proposal; dropped by the next change. */
  replaced: z
    .strictObject({ changes: TopologyChanges, edits: TopologyEdits, designVersion: Version })
    .optional(),
});
export type StoredPlan = z.output<typeof StoredPlan>;
