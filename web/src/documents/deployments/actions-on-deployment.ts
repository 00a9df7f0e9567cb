import {
  CircleCheck,
  CircleX,
  ExternalLink,
  History,
  type LucideIcon,
  Play,
  RotateCcw,
  Router,
  Undo2,
} from 'lucide-react';
import { type Deployment, type DeploymentStatus, nextStatuses } from '#shared/contract/deployment-items.ts';
import { deploymentLink, deviceHistoryLink } from '#web/documents/deployments/model/deployment-links.ts';
import { deploymentWords } from '#web/documents/deployments/model/status-words.ts';
import type { Action, PerformedAction } from '#web/ui/actions/action.ts';

export interface DeploymentTasks {
  readonly setStatus: (status: DeploymentStatus) => void;
  readonly rollBack: () => void;
}

const icons: Readonly<Record<DeploymentStatus, LucideIcon>> = {
  pending: RotateCcw,
  in_progress: Play,
  completed: CircleCheck,
  failed: CircleX,
  cancelled: CircleX,
  rolled_back: History,
};

/** The steps that the present status allows, the usual one first; a completed one is rolled back by its own call. */
export function stepsOfDeployment(
  { status, rolledBackBy }: Pick<Deployment, 'status' | 'rolledBackBy'>,
  { setStatus, rollBack }: DeploymentTasks,
): readonly PerformedAction[] {
  const next: readonly DeploymentStatus[] = nextStatuses[status];
  const back = { label: 'Roll back', icon: Undo2, perform: rollBack };
  return [
    ...(status === 'completed' && rolledBackBy === undefined ? [back] : []),
    ...next.map((step) => ({
      label: deploymentWords[step].step,
      icon: icons[step],
      perform: () => setStatus(step),
    })),
  ];
}

/** What can be done with a deployment from a list. */
export const actionsOnDeployment = (deployment: Deployment, tasks: DeploymentTasks): readonly Action[] => [
  { label: 'Open', icon: ExternalLink, to: deploymentLink(deployment) },
  ...stepsOfDeployment(deployment, tasks),
  { label: 'History of the device', icon: Router, to: deviceHistoryLink(deployment.deviceId) },
];
