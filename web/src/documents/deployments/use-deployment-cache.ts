import { useSWRConfig } from 'swr';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import {
  getDeployment,
  listDeployments,
  listDeploymentsByConfig,
  listDeploymentsByUser,
  listDeviceDeployments,
} from '#shared/contract/deployments.ts';
import { isRoute, routeKey } from '#web/api/use-route.ts';

/** Where the browser keeps deployments: each on its own page, and in the lists and histories that have it. */
export interface DeploymentCache {
  /** Shows a stored deployment where it is shown already, and reads the lists again that it may join or leave. */
  readonly keep: (deployment: Deployment) => void;
}

interface Listed {
  readonly data: Deployment[];
}

const lists = [listDeployments, listDeploymentsByConfig, listDeploymentsByUser] as const;
const isList = (key: unknown): boolean => lists.some((route) => isRoute(route, key));
const once = { revalidate: false } as const;

export function useDeploymentCache(): DeploymentCache {
  const { mutate } = useSWRConfig();
  return {
    keep: (deployment) => {
      const { id, template: templateId, deviceId } = deployment;
      const own = routeKey(getDeployment, { params: { templateId, deploymentId: id } });
      void mutate<{ data: Deployment }>(own, { data: deployment }, once);
      const history = routeKey(listDeviceDeployments, { params: { id: deviceId } });
      void mutate<Listed>(history, (list) => list && withDeployment(list, deployment));
      void mutate<Listed>(
        (key: unknown) => isRoute(listDeployments, key),
        (list) => list && { ...list, data: list.data.map((one) => (one.id === id ? deployment : one)) },
        once,
      );
      void mutate(isList);
    },
  };
}

/** In its place, or on top where it is new. */
const withDeployment = ({ data }: Listed, deployment: Deployment): Listed => ({
  data: data.some(({ id }) => id === deployment.id)
    ? data.map((one) => (one.id === deployment.id ? deployment : one))
    : [deployment, ...data],
});
