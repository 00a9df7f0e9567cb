import { useMemo } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import { getTopology } from '#shared/contract/topology.ts';
import { opticsOfPlan, type PlanOptics } from '#shared/network/cables/plan-optics.ts';
import { useRoute } from '#web/api/use-route.ts';

/** The transceivers that the design's topology needs; undefined where there is none, or while it is read. */
export function useOptics({ id, plannedDevices }: Design): PlanOptics | undefined {
  const { data } = useRoute(getTopology, plannedDevices > 0 ? { params: { designId: id } } : null, {
    revalidateOnFocus: false,
  });
  return useMemo(() => data && opticsOfPlan(data.data), [data]);
}
