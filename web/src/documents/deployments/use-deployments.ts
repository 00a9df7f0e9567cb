import type { Deployment } from '#shared/contract/deployment-items.ts';
import {
  getDeployment,
  listDeployments,
  listDeploymentsByConfig,
  listDeploymentsByUser,
  listDeviceDeployments,
} from '#shared/contract/deployments.ts';
import { DeviceId } from '#shared/contract/device-id.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';
import { isId } from '#web/documents/designs/model/is-id.ts';
import type { deploymentQuery } from './deployment-filters.ts';

/** Spec, section 9: the histories by template begin at page 1 with 10 a page. */
export const historyLimit = 10;

/** Spec, section 9: the history by template is given up after 10 s. */
const byConfigTimeoutMs = 10_000;

/** A page of the caller's deployments, newest first; while another page is on its way, the last one stays. Null reads nothing. */
export const useDeployments = (query: ReturnType<typeof deploymentQuery> | null) =>
  useRoute(listDeployments, query && { query }, { keepPreviousData: true });

/** One deployment with its text. */
export function useDeployment(templateId: string | undefined, deploymentId: string | undefined) {
  const isKnown = isId(templateId) && isId(deploymentId);
  return useRoute(getDeployment, isKnown ? { params: { templateId, deploymentId } } : null);
}

/** A device's deployments, newest first. */
export function useDeviceDeployments(deviceId: string | undefined): Reading<{ data: Deployment[] }> {
  const id = DeviceId.safeParse(deviceId).data;
  return useRoute(listDeviceDeployments, id === undefined ? null : { params: { id } });
}

/** The caller's templates, each with its deployments. */
export const useDeploymentsByConfig = (page: number | null) =>
  useRoute(listDeploymentsByConfig, page === null ? null : { query: { page, limit: historyLimit } }, {
    keepPreviousData: true,
    timeoutMs: byConfigTimeoutMs,
  });

/** The templates that the caller deployed, each with the caller's deployments. */
export const useDeploymentsByUser = (page: number | null) =>
  useRoute(listDeploymentsByUser, page === null ? null : { query: { page, limit: historyLimit } }, {
    keepPreviousData: true,
  });
