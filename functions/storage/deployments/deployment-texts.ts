import type { Deployment } from '#shared/contract/deployment-items.ts';
import { readText } from '../objects/stored-texts.ts';
import { readItem } from '../tables/read-item.ts';
import { type DeploymentText, deploymentAnswer, parseBody, parseText, textKey } from './deployment-items.ts';
import { type DeploymentIds, getDeploymentHead } from './deployments.ts';

export async function readDeploymentText(userId: string, id: string): Promise<DeploymentText> {
  const item = await readItem('deployments', textKey(userId, id));
  return parseText(await readText(parseBody(item)));
}

/** @throws not_found */
export async function getDeployment(userId: string, ids: DeploymentIds): Promise<Deployment> {
  const head = await getDeploymentHead(userId, ids);
  return deploymentAnswer(head, await readDeploymentText(userId, head.id));
}
