import useSWR from 'swr';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import { listDeployments } from '#shared/contract/deployments.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { routeKey } from '#web/api/use-route.ts';

/** Pages of 100 that are read: of a design with more deployments, the newest. */
const mostPages = 10;

/** The deployments to all devices of a design, newest first, by device id; undefined until they are read. */
export function useDesignDeployments(
  designId: string,
): ReadonlyMap<string, readonly Deployment[]> | undefined {
  // Begins as the address of a list does, so that a change of a deployment reads it again.
  const key = `${routeKey(listDeployments, { query: { designId } })}&page=all`;
  const { data } = useSWR<{ readonly data: readonly Deployment[] }, ApiError>(key, () => readAll(designId));
  return data && Map.groupBy(data.data, ({ deviceId }) => deviceId);
}

async function readAll(designId: string): Promise<{ readonly data: readonly Deployment[] }> {
  const all: Deployment[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, pagination } = await callRoute(listDeployments, { query: { designId, page, limit: 100 } });
    all.push(...data);
    if (page >= pagination.pages) break;
  }
  return { data: all };
}
