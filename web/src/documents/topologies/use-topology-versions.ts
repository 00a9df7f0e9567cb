import {
  getTopologyVersion,
  listTopologyVersions,
  type TopologyVersion,
} from '#shared/contract/topology-versions.ts';
import { callRoute } from '#web/api/call-route.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** The kept versions of a design's topology, newest first. */
export const useTopologyVersions = (designId: string): Reading<{ data: TopologyVersion[] }> =>
  useRoute(listTopologyVersions, { params: { designId } });

/** A kept version with its graph. Throws ApiError when it is no longer kept. */
export const readTopologyVersion = async (designId: string, version: number) =>
  (await callRoute(getTopologyVersion, { params: { designId, version } })).data;
