import type { Deployment } from '#shared/contract/deployment-items.ts';
import { dialectOfWhole } from '#shared/templates/library/system-template-id.ts';
import { completedBefore } from './completed-before.ts';

/** How a device stands with what was deployed to it. */
export interface DeviceState {
  /** The newest one that is pending or in progress. */
  readonly open: Deployment | undefined;
  /** The one that was completed last. */
  readonly completed: Deployment | undefined;
}

/** Of the deployments to one device, newest first. */
export const deviceState = (deployments: readonly Deployment[]): DeviceState => ({
  open: deployments.find(({ status }) => status === 'pending' || status === 'in_progress'),
  completed: completedBefore(deployments),
});

/**
 * Whether the design says something else than what was completed last, by the hash of the device's text now; undefined where
 * that cannot be said, since a template was completed that is not the whole configuration.
 */
export function differsFromDesign({ completed }: DeviceState, hash: string | undefined): boolean | undefined {
  if (completed === undefined || hash === undefined || dialectOfWhole(completed.template) === undefined)
    return undefined;
  return completed.hash !== hash;
}
