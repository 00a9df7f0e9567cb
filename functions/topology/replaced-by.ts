import type { StoredPlan } from '#shared/contract/stored-plan.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import type { StoredTopology } from '../storage/topology/topology-items.ts';

/** The undo from a graph to the stored topology that it replaces. */
export const replacedBy = (
  graph: Graph,
  { topology: { edits, designVersion, ...before } }: StoredTopology,
): NonNullable<StoredPlan['replaced']> => ({ changes: changesBetween(graph, before), edits, designVersion });
