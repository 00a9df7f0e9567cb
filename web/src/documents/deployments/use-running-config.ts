import { useSWRConfig } from 'swr';
import { getRunningConfig, putRunningConfig, type RunningConfig } from '#shared/contract/deployments.ts';
import { DeviceId } from '#shared/contract/device-id.ts';
import { callRoute } from '#web/api/call-route.ts';
import { type Reading, routeKey, useRoute } from '#web/api/use-route.ts';

/** A device without one is an answer, not an error to retry. */
const reading = { shouldRetryOnError: false };

/** The configuration that a device runs, as it was last uploaded. */
export function useRunningConfig(deviceId: string | undefined): Reading<{ data: RunningConfig }> {
  const id = DeviceId.safeParse(deviceId).data;
  return useRoute(getRunningConfig, id === undefined ? null : { params: { id } }, reading);
}

/** Keeps what a device runs; throws ApiError, as `stale_version` where it was replaced since it was read. */
export function useKeepRunningConfig(): (
  deviceId: string,
  text: string,
  revision: number | undefined,
) => Promise<RunningConfig> {
  const { mutate } = useSWRConfig();
  return async (deviceId, text, revision) => {
    const params = { id: deviceId };
    const body = { text, ...(revision !== undefined && { revision }) };
    const answer = await callRoute(putRunningConfig, { params, body });
    await mutate(routeKey(getRunningConfig, { params }), answer, { revalidate: false });
    return answer.data;
  };
}
