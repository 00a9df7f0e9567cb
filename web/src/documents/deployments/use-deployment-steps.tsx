import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Deployment, DeploymentStatus } from '#shared/contract/deployment-items.ts';
import { rollBackDeployment } from '#shared/contract/deployments.ts';
import { deploymentLink } from '#web/documents/deployments/model/deployment-links.ts';
import { deploymentWords } from '#web/documents/deployments/model/status-words.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import type { DeploymentTasks } from './actions-on-deployment.ts';
import { StatusDialog } from './status-dialog.tsx';
import { useDeploymentChanges } from './use-deployment-changes.ts';

export interface DeploymentSteps {
  readonly tasksOf: (deployment: Deployment) => DeploymentTasks;
  readonly isBusy: boolean;
  /** The open dialog; stands anywhere on the page. */
  readonly dialog: ReactNode;
}

/** Changes the status of deployments and rolls them back, asking for what has to be known first. */
export function useDeploymentSteps(): DeploymentSteps {
  const changes = useDeploymentChanges();
  const toast = useToast();
  const failed = useFailureToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly of: Deployment; readonly status: DeploymentStatus }>();

  const rollBack = async (deployment: Deployment) => {
    const isWanted = await confirm({
      title: `Roll back ${deployment.device.name}`,
      body: 'This creates a pending deployment of the text that was completed on the device before it. Nothing is sent to the device.',
      action: 'Roll back',
    });
    if (!isWanted) return;
    try {
      const made = await changes.rollBack(deployment);
      toast.success(`A deployment that takes ${deployment.name} back is pending.`);
      navigate(deploymentLink(made));
    } catch (error) {
      failed(error, rollBackDeployment.fallback);
    }
  };

  return {
    tasksOf: (deployment) => ({
      setStatus: (status) => setAsked({ of: deployment, status }),
      rollBack: () => void rollBack(deployment),
    }),
    isBusy: changes.isUpdating || changes.isRollingBack,
    dialog: asked && (
      <StatusDialog
        deployment={asked.of}
        status={asked.status}
        onSet={async (status, notes) => {
          await changes.setStatus(asked.of, status, notes);
          toast.success(`${asked.of.device.name} is now ${deploymentWords[status].word.toLowerCase()}.`);
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
