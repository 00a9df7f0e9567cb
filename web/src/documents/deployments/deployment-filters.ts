import { type DeploymentStatus, deploymentStatuses } from '#shared/contract/deployment-items.ts';
import { DeviceId } from '#shared/contract/device-id.ts';
import { isId } from '#web/documents/designs/model/is-id.ts';
import { pageIn } from '#web/ui/page-in-address.ts';

/** What a list of deployments is narrowed to. */
export interface DeploymentFilters {
  readonly status: DeploymentStatus | undefined;
  readonly template: string | undefined;
  readonly device: string | undefined;
  readonly design: string | undefined;
  readonly page: number;
}

/** As an address has them; what cannot be is left out. */
export function deploymentFiltersIn(address: URLSearchParams): DeploymentFilters {
  const idAt = (name: string) => {
    const id = address.get(name);
    return isId(id) ? id : undefined;
  };
  return {
    status: deploymentStatuses.find((status) => status === address.get('status')),
    template: idAt('template'),
    device: DeviceId.safeParse(address.get('device')).data,
    design: idAt('design'),
    page: pageIn(address),
  };
}

export const deploymentQuery = (
  { status, template, device, design, page }: DeploymentFilters,
  limit = 20,
) => ({
  page,
  limit,
  ...(status && { status }),
  ...(template && { templateId: template }),
  ...(device && { deviceId: device }),
  ...(design && { designId: design }),
});
