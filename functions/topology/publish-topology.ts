import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { countDevices } from '#shared/network/graph/count-devices.ts';
import { recordPlan } from '../storage/design-writes.ts';
import { type Allowance, requireTopologySize } from '../storage/plan-limits.ts';
import { totalsSteps } from '../storage/statistics/totals.ts';
import { saveTopology } from '../storage/topology/save-topology.ts';
import type { TopologyHead } from '../storage/topology/topology-items.ts';
import { type NewPlan, nextTopology } from './next-topology.ts';
import { structureOf } from './structure-of.ts';

/** A topology that is being stored. */
interface Published {
  readonly topology: Topology;
  /** Rejects with stale_version when the topology that it replaces is no longer the stored one; not_found without a design. */
  readonly stored: Promise<void>;
}

/**
 * Stores a plan as a design's next topology and records its devices on the design and among the owner's, all or nothing.
 * @param made how many topologies that counts as: one that was generated, none that was edited
 * @throws plan_limit
 */
export function publishTopology(
  { userId, allowance }: { readonly userId: string; readonly allowance: Allowance },
  design: Design,
  plan: NewPlan,
  replaces: TopologyHead | undefined,
  made: { readonly topologiesGenerated: 0 | 1 },
): Published {
  const topology = nextTopology(design, plan, replaces);
  const devices = countDevices(plan.graph);
  const before = replaces ? (replaces.devices ?? design.plannedDevices) : 0;
  requireTopologySize(allowance, devices, before);
  const stored = saveTopology(userId, topology, {
    replaces,
    replaced: plan.replaced,
    requirements: design.requirements,
    alsoWrite: [
      recordPlan(design, devices, {
        topologyVersion: topology.version,
        designVersion: topology.designVersion,
        structure: structureOf(plan.graph),
      }),
      ...totalsSteps(userId, { ...made, devicesPlanned: devices - before }),
    ],
  });
  return { topology, stored };
}
