import type { DeploymentStatus } from '#shared/contract/deployment-items.ts';
import type { StatusBadgeProps } from '#web/ui/status-badge.tsx';

/** How a deployment's status is shown, and what the step to it is called. */
export const deploymentWords = {
  pending: { word: 'Pending', tone: 'warn', step: 'Try again' },
  in_progress: { word: 'In progress', tone: 'info', step: 'Start' },
  completed: { word: 'Completed', tone: 'good', step: 'Complete' },
  failed: { word: 'Failed', tone: 'bad', step: 'Mark as failed' },
  cancelled: { word: 'Cancelled', tone: 'neutral', step: 'Cancel' },
  rolled_back: { word: 'Rolled back', tone: 'neutral', step: 'Mark as rolled back' },
} as const satisfies Record<
  DeploymentStatus,
  { readonly word: string; readonly tone: StatusBadgeProps['tone']; readonly step: string }
>;
