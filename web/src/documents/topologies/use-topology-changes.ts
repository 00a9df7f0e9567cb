import { useSWRConfig } from 'swr';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import type { TopologyDifference } from '#shared/contract/topology-difference.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { type TopologyUpdate, updateTopology } from '#shared/contract/topology-update.ts';
import { callRoute } from '#web/api/call-route.ts';
import { routeKey } from '#web/api/use-route.ts';
import { useDesignCache } from '#web/documents/designs/use-design-cache.ts';

/**
 * Changes of a design's topology, shown at once wherever it is. Each throws ApiError when it is refused, as
 * `stale_version` where the topology was changed since it was read.
 */
export interface TopologyChanges {
  /** Plans from the requirements and stores the plan, in place of `version`; 0 where there is none yet. */
  readonly generate: (version: number) => Promise<Topology>;
  /** Plans like `generate` and stores nothing. */
  readonly propose: (
    version: number,
  ) => Promise<{ readonly next: Topology; readonly difference: TopologyDifference | undefined }>;
  readonly update: (update: TopologyUpdate) => Promise<Topology>;
  /** The topology as it is stored now, not as this browser remembers it. */
  readonly read: () => Promise<Topology>;
}

export function useTopologyChanges(designId: string): TopologyChanges {
  const params = { designId };
  const { mutate } = useSWRConfig();
  const { refresh } = useDesignCache();
  const keep = async (data: Topology) => {
    await mutate(routeKey(getTopology, { params }), { data }, { revalidate: false });
    return data;
  };
  /** A stored plan changes how many devices the design counts. */
  const stored = (data: Topology) => {
    refresh(designId);
    return keep(data);
  };
  return {
    generate: async (version) =>
      stored((await callRoute(generateTopology, { params, query: { version } })).data),
    propose: async (version) => {
      const query = { version, propose: 'true' as const };
      const { data: next, difference } = await callRoute(generateTopology, { params, query });
      return { next, difference };
    },
    update: async (body) => stored((await callRoute(updateTopology, { params, body })).data),
    read: async () => keep((await callRoute(getTopology, { params })).data),
  };
}
