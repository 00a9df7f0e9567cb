import { ControlPlane } from '#shared/contract/control-plane.ts';
import type { Design } from '#shared/contract/designs.ts';
import type { StoredPlan } from '#shared/contract/stored-plan.ts';
import type { TopologyEdits } from '#shared/contract/topology-edits.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { drawnParts } from '#shared/network/graph/drawn-parts.ts';
import { isAsPlanned } from '#shared/network/regenerate/edits-after.ts';
import { instantNow } from '../runtime/clock.ts';
import type { TopologyHead } from '../storage/topology/topology-items.ts';

/** What a design's topology is to become. */
export interface NewPlan {
  readonly graph: Graph;
  readonly edits: TopologyEdits;
  /** The version of the design that was planned. */
  readonly designVersion: number;
  /** The way back, where a proposal is applied. */
  readonly replaced?: StoredPlan['replaced'];
}

/** The topology that follows the stored one, with the control plane derived from it. */
export function nextTopology(
  { id: designId, requirements }: Pick<Design, 'id' | 'requirements'>,
  { graph, edits, designVersion }: NewPlan,
  replaces: TopologyHead | undefined,
): Topology {
  const { nodes, edges, subnets } = graph;
  const version = (replaces?.version ?? 0) + 1;
  const controlPlane = boundedControlPlane(controlPlaneOf(graph, requirements), edits);
  return {
    nodes,
    edges,
    subnets,
    ...drawnParts(graph),
    designId,
    version,
    designVersion,
    lastUpdated: instantNow(),
    edits,
    ...(controlPlane && { controlPlane }),
  };
}

/**
 * A drawn network may exceed the limits of a control plane. It is stored anyway, without one. What the planner made is within them
 * (`control-plane.test.ts`) and is not validated, which takes a fortieth of a first answer.
 */
const boundedControlPlane = (derived: ControlPlane, edits: TopologyEdits): ControlPlane | undefined =>
  isAsPlanned(edits) ? derived : ControlPlane.safeParse(derived).data;
