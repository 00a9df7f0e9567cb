import { Because } from './because.ts';
import { ControlPlane } from './control-plane.ts';
import { planSchemaVersion } from './plan-schema-version.ts';
import { schemaDocument } from './schema-document.ts';
import { StoredPlan } from './stored-plan.ts';
import { TopologyEdits } from './topology-edits.ts';
import { TopologyFile } from './topology-file.ts';
import { Subnet, TopologyEdge, TopologyNode } from './topology-items.ts';

/** Schemas that have a name of their own in the document. */
const parts = { Because, ControlPlane, Subnet, TopologyEdge, TopologyEdits, TopologyNode } as const;

/** A stored plan as JSON Schema (draft 2020-12), derived from the contract. */
export const planSchemaDocument = (): object =>
  schemaDocument(StoredPlan, `A plan of Netwright, version ${planSchemaVersion}`, parts);

/** The file of a topology's JSON export likewise. */
export const topologyFileDocument = (): object =>
  schemaDocument(TopologyFile, `A topology exported by Netwright, version ${planSchemaVersion}`, parts);
