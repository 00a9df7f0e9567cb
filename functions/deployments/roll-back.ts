import type { Deployment } from '#shared/contract/deployment-items.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { authorOf } from '../http/author-of.ts';
import type { Caller } from '../http/caller.ts';
import { newId } from '../runtime/ids.ts';
import { type DeploymentHead, deploymentAnswer } from '../storage/deployments/deployment-items.ts';
import { readDeploymentText } from '../storage/deployments/deployment-texts.ts';
import { countStatuses, replaceDeployment } from '../storage/deployments/deployment-writes.ts';
import { type DeploymentIds, getDeploymentHead, listHeads } from '../storage/deployments/deployments.ts';
import { saveDeployment } from '../storage/deployments/save-deployment.ts';
import { activityStep } from '../storage/statistics/activity.ts';
import { requireNext, withStatus } from './change-status.ts';

/**
 * Takes the last completed deployment of a device back: it becomes rolled back, and a new one, linked to it, is pending with
 * the text that was completed before. Both or neither.
 * @throws not_found; wrong_status; stale_version; unprocessable where no text was completed before, or one was after.
 */
export async function rollBack(caller: Caller, ids: DeploymentIds): Promise<Deployment> {
  const { uid } = caller;
  const last = await getDeploymentHead(uid, ids);
  requireNext(last.status, 'rolled_back');
  const previous = await previousOf(uid, last);
  const text = await readDeploymentText(uid, previous.id);
  const id = newId();
  const taken = { ...withStatus(last, caller, 'rolled_back', ''), rolledBackBy: id };
  const deployedBy = authorOf(caller);
  const deployedAt = taken.updatedAt;
  const note = `Takes back deployment ${last.id}.`;
  const { rolledBackBy: _, ...kept } = previous;
  const head: DeploymentHead = {
    ...kept,
    id,
    device: last.device,
    deployedBy,
    deployedAt,
    updatedAt: deployedAt,
    status: 'pending',
    notes: note,
    version: 1,
    history: [{ status: 'pending', changedAt: deployedAt, changedBy: deployedBy, note }],
    rollbackOf: last.id,
  };
  await saveDeployment(head, text, [
    ...replaceDeployment(last, taken),
    countStatuses(uid, { completed: -1, rolled_back: 1, pending: 1 }),
    activityStep(uid, 'deployments'),
  ]);
  return deploymentAnswer(head, text);
}

async function previousOf(uid: string, last: DeploymentHead): Promise<DeploymentHead> {
  const completed = (await listHeads(uid, { deviceId: last.deviceId, status: 'completed' })).toSorted(
    (a, b) => (completedAt(a) < completedAt(b) ? 1 : -1),
  );
  const [latest, previous] = completed;
  if (latest && latest.id !== last.id)
    throw new Refusal(
      'unprocessable',
      `Another deployment was completed on ${last.device.name} after this one. Roll that one back first.`,
    );
  if (!previous)
    throw new Refusal(
      'unprocessable',
      `No earlier deployment was completed on ${last.device.name}, so that there is no text to return to.`,
    );
  return previous;
}

/** Ids break ties. */
const completedAt = ({ history, id }: DeploymentHead): string =>
  `${history.findLast(({ status }) => status === 'completed')?.changedAt ?? ''} ${id}`;
