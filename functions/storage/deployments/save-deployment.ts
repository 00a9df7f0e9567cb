import { largestInlineText, packText } from '../objects/packed-texts.ts';
import { saveBody } from '../objects/save-body.ts';
import { type Step, transact } from '../tables/transact.ts';
import type { DeploymentHead, DeploymentText } from './deployment-items.ts';
import { insertDeployment } from './deployment-writes.ts';
import { findDeploymentHead } from './deployments.ts';

/** Stores a new deployment with its text, which never changes again, and whatever else is to be written. */
export async function saveDeployment(
  head: DeploymentHead,
  text: DeploymentText,
  alsoWrite: readonly Step[],
): Promise<void> {
  const { userId, id } = head;
  await saveBody(packText(text), {
    key: `${userId}/deployments/${id}`,
    largestInline: largestInlineText,
    bucket: 'configurations',
    write: (body) => transact([...insertDeployment(head, body), ...alsoWrite]),
    isStored: async () => (await findDeploymentHead(userId, id)) !== undefined,
  });
}
