import { useSWRConfig } from 'swr';
import {
  getTopologyVersion,
  listTopologyVersions,
  nameTopologyVersion,
  type TopologyVersion,
} from '#shared/contract/topology-versions.ts';
import { callRoute } from '#web/api/call-route.ts';
import { type Reading, routeKey, useRoute } from '#web/api/use-route.ts';

/** The kept versions of a design's topology, newest first. */
export const useTopologyVersions = (designId: string): Reading<{ data: TopologyVersion[] }> =>
  useRoute(listTopologyVersions, { params: { designId } });

/** A kept version with its graph. Throws ApiError when it is no longer kept. */
export const readTopologyVersion = async (designId: string, version: number) =>
  (await callRoute(getTopologyVersion, { params: { designId, version } })).data;

/** Names a kept version, or takes its name away; shown at once wherever versions are listed. Throws ApiError when it is refused. */
export function useNameTopologyVersion(designId: string) {
  const { mutate } = useSWRConfig();
  return async (version: number, name: string | null): Promise<void> => {
    await callRoute(nameTopologyVersion, { params: { designId, version }, body: { name } });
    await mutate(routeKey(listTopologyVersions, { params: { designId } }));
  };
}
