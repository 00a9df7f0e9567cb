import * as z from 'zod';
import { Because } from './because.ts';
import { ControlPlane } from './control-plane.ts';
import { planSchemaVersion, StoredPlan } from './stored-plan.ts';
import { Subnet, TopologyEdge, TopologyNode } from './topology.ts';
import { TopologyEdits } from './topology-edits.ts';

/** Schemas that have a name of their own in the document. */
const parts = { Because, ControlPlane, Subnet, TopologyEdge, TopologyEdits, TopologyNode } as const;

/** A stored plan as JSON Schema (draft 2020-12), derived from the contract. */
export function planSchemaDocument(): object {
  const metadata = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(parts)) metadata.add(schema, { id });
  const { $schema, ...schema } = z.toJSONSchema(StoredPlan, { io: 'output', metadata });
  return { $schema, title: `A plan of Netwright, version ${planSchemaVersion}`, ...schema };
}
