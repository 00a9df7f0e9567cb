import type { Deployment } from '#shared/contract/deployment-items.ts';
import { inTime } from '#shared/vocabulary/time-order.ts';

/**
 * The deployment that was completed last on the device before this one was made, or before now where none is given; of
 * deployments of one device, newest first.
 */
export function completedBefore(
  deployments: readonly Deployment[],
  deployment?: Pick<Deployment, 'id' | 'deployedAt'>,
): Deployment | undefined {
  const [last] = deployments
    .filter(({ id, status }) => id !== deployment?.id && status === 'completed')
    .filter((one) => deployment === undefined || completedAt(one) <= deployment.deployedAt)
    .toSorted((a, b) => inTime(completedAt(b), completedAt(a)));
  return last;
}

/** When it was completed, as ISO 8601; empty where it never was. */
export const completedAt = ({ history }: Pick<Deployment, 'history'>): string =>
  history.findLast(({ status }) => status === 'completed')?.changedAt ?? '';
