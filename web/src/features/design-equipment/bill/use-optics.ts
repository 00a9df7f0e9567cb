import { useMemo } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import { opticsOfPlan, type PlanOptics } from '#shared/network/cables/plan-optics.ts';
import { useTopology } from '#web/documents/topologies/use-topology.ts';

/** The transceivers that the design's topology needs; undefined where there is none, or while it is read. */
export function useOptics({ id, plannedDevices }: Design): PlanOptics | undefined {
  const { data } = useTopology(plannedDevices > 0 ? id : undefined);
  return useMemo(() => data && opticsOfPlan(data.data), [data]);
}
