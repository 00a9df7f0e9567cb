import type { Deployment } from '#shared/contract/deployment-items.ts';
import { deviceReference } from '#shared/contract/device-id.ts';

/** The page of a deployment. */
export const deploymentLink = ({ template, id }: Pick<Deployment, 'template' | 'id'>): string =>
  `/deployments/${template}/${id}`;

/** The page of a device: its deployments, its running configuration and its compliance. */
export const deviceHistoryLink = (deviceId: string): string => `/devices/${encodeURIComponent(deviceId)}`;

/** The wizard, with what is chosen already. */
export function deployLink(chosen: {
  readonly template?: string;
  readonly devices?: readonly string[];
}): string {
  const address = new URLSearchParams();
  if (chosen.template !== undefined) address.set('template', chosen.template);
  for (const device of chosen.devices ?? []) address.append('device', device);
  return `/deployments/new?${address}`;
}

/** Where a device comes from: its place in a design, or among the user's equipment. */
export function deviceOrigin(deviceId: string): { readonly label: string; readonly to: string } {
  const reference = deviceReference(deviceId);
  return reference.kind === 'node'
    ? {
        label: 'Its configuration in the design',
        to: `/designs/${reference.designId}/configurations?device=${encodeURIComponent(reference.nodeId)}`,
      }
    : { label: 'Its page among your equipment', to: `/equipment/${reference.equipmentId}` };
}
