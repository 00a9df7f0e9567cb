import { useSWRConfig } from 'swr';
import type { Deployment, DeploymentStatus, NewDeployment } from '#shared/contract/deployment-items.ts';
import {
  deployTemplate,
  getDeployment,
  rollBackDeployment,
  updateDeployment,
} from '#shared/contract/deployments.ts';
import { isCancelled, sentenceOf } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { throwFileSentence } from '#web/documents/templates/throw-file-sentence.ts';
import { useBusy } from '#web/ui/use-busy.ts';
import { noteDeployment } from './deployment-jobs.ts';
import { useDeploymentCache } from './use-deployment-cache.ts';

/** Changes of deployments, shown wherever they are. Each throws ApiError when it is refused. */
export interface DeploymentChanges {
  /** Renders and freezes a template for a device; refused as `outdated_preview` where another text would be deployed. */
  readonly deploy: (templateId: string, deployment: NewDeployment) => Promise<Deployment>;
  /** Refused as `wrong_status` where the present one does not lead there, as `stale_version` where it was changed since it was read. */
  readonly setStatus: (
    deployment: Deployment,
    status: DeploymentStatus,
    notes: string,
  ) => Promise<Deployment>;
  /** A new pending deployment of the text that was completed on the device before. */
  readonly rollBack: (deployment: Deployment) => Promise<Deployment>;
  /** The deployment with its text as it is stored now. */
  readonly read: (deployment: Pick<Deployment, 'id' | 'template'>) => Promise<Deployment>;
  readonly isDeploying: boolean;
  readonly isUpdating: boolean;
  readonly isRollingBack: boolean;
}

const paramsOf = ({ id, template }: Pick<Deployment, 'id' | 'template'>) => ({
  params: { templateId: template, deploymentId: id },
});

export function useDeploymentChanges(): DeploymentChanges {
  const { cache: session } = useSWRConfig();
  const cache = useDeploymentCache();
  const [isDeploying, whileDeploying] = useBusy();
  const [isUpdating, whileUpdating] = useBusy();
  const [isRollingBack, whileRollingBack] = useBusy();
  const keep = ({ data }: { readonly data: Deployment }): Deployment => {
    cache.keep(data);
    return data;
  };
  const read: DeploymentChanges['read'] = async (deployment) =>
    keep(await callRoute(getDeployment, paramsOf(deployment)));

  const deploy: DeploymentChanges['deploy'] = async (templateId, body) => {
    noteDeployment(session, templateId, ({ lastDeployedAt }) => ({ isLoading: true, lastDeployedAt }));
    try {
      const call = callRoute(deployTemplate, { params: { templateId }, body });
      const made = keep(await call.catch(throwFileSentence));
      noteDeployment(session, templateId, () => ({ isLoading: false, lastDeployedAt: made.deployedAt }));
      return made;
    } catch (error) {
      const sentence = isCancelled(error) ? undefined : sentenceOf(error, deployTemplate.fallback);
      noteDeployment(session, templateId, ({ lastDeployedAt }) => ({
        isLoading: false,
        lastDeployedAt,
        error: sentence,
      }));
      throw error;
    }
  };

  return {
    deploy: (templateId, body) => whileDeploying(deploy(templateId, body)),
    setStatus: async (deployment, status, notes) => {
      const body = { status, notes, revision: deployment.revision };
      return keep(await whileUpdating(callRoute(updateDeployment, { ...paramsOf(deployment), body })));
    },
    rollBack: async (deployment) => {
      const made = await whileRollingBack(callRoute(rollBackDeployment, paramsOf(deployment)));
      // The one that is taken back names the one that does so.
      await read(deployment).catch(() => undefined);
      return keep(made);
    },
    read,
    isDeploying,
    isUpdating,
    isRollingBack,
  };
}
