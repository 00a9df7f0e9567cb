import {
  type Deployment,
  type DeploymentStatus,
  type DeploymentUpdate,
  nextStatuses,
} from '#shared/contract/deployment-items.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { deploymentStatusLabels } from '#shared/vocabulary/fields/deployment-words.ts';
import { joinOr } from '#shared/vocabulary/lists.ts';
import { authorOf } from '../http/author-of.ts';
import type { Caller } from '../http/caller.ts';
import { instantNow } from '../runtime/clock.ts';
import { type DeploymentHead, deploymentAnswer } from '../storage/deployments/deployment-items.ts';
import { readDeploymentText } from '../storage/deployments/deployment-texts.ts';
import { countStatuses, deployments, replaceDeployment } from '../storage/deployments/deployment-writes.ts';
import { type DeploymentIds, getDeploymentHead } from '../storage/deployments/deployments.ts';
import { transact } from '../storage/tables/transact.ts';

/**
 * Gives a deployment its next status, on whatever is stored or on the revision that is named. Two writers at once: the
 * second is tried on what the first has made of it, and refused where that does not lead there.
 * @throws not_found; stale_version; wrong_status naming the statuses that may follow.
 */
export async function changeStatus(
  caller: Caller,
  ids: DeploymentIds,
  { status, notes, revision }: DeploymentUpdate,
): Promise<Deployment> {
  const head = await deployments.revise(
    revision,
    () => getDeploymentHead(caller.uid, ids),
    async (before) => {
      requireNext(before.status, status);
      const after = withStatus(before, caller, status, notes);
      await transact([
        ...replaceDeployment(before, after),
        countStatuses(caller.uid, { [before.status]: -1, [status]: 1 }),
      ]);
      return after;
    },
  );
  return deploymentAnswer(head, await readDeploymentText(caller.uid, head.id));
}

/** The next version of a deployment, with who gave it its status, when and why. */
export function withStatus(
  before: DeploymentHead,
  caller: Caller,
  status: DeploymentStatus,
  note: string,
): DeploymentHead {
  const changedAt = instantNow();
  const after = {
    ...before,
    status,
    updatedAt: changedAt,
    version: before.version + 1,
    ...(note !== '' && { notes: note }),
    history: [...before.history, { status, changedAt, changedBy: authorOf(caller), note }],
  };
  if (Buffer.byteLength(JSON.stringify(after)) > largestBytes)
    throw new Refusal('too_large', 'This deployment has been changed too often. Make a new one.');
  return after;
}

/** DynamoDB keeps 400 KB an item. */
const largestBytes = 350_000;

/** @throws wrong_status naming the statuses that may follow the present one. */
export function requireNext(present: DeploymentStatus, wanted: DeploymentStatus): void {
  const allowed: readonly DeploymentStatus[] = nextStatuses[present];
  if (allowed.includes(wanted)) return;
  const name = (status: DeploymentStatus) => `“${deploymentStatusLabels[status].toLowerCase()}”`;
  const may =
    allowed.length === 0 ? 'stays so, and cannot become' : `can become ${joinOr(allowed.map(name))}, not`;
  throw new Refusal('wrong_status', `A deployment that is ${name(present)} ${may} ${name(wanted)}.`, {
    allowed,
  });
}
