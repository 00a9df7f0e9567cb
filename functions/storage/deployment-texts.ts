import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import { documentClient } from '../runtime/document-client.ts';
import {
  type DeploymentText,
  deploymentAnswer,
  deploymentsTable,
  parseBody,
  parseText,
  textKey,
} from './deployment-items.ts';
import { type DeploymentIds, getDeploymentHead } from './deployments.ts';
import { readText } from './stored-texts.ts';

export async function readDeploymentText(userId: string, id: string): Promise<DeploymentText> {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: deploymentsTable, Key: textKey(userId, id), ConsistentRead: true }),
  );
  return parseText(await readText(parseBody(item)));
}

/** @throws not_found */
export async function getDeployment(userId: string, ids: DeploymentIds): Promise<Deployment> {
  const head = await getDeploymentHead(userId, ids);
  return deploymentAnswer(head, await readDeploymentText(userId, head.id));
}
