import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Refusal } from '#shared/contract/errors.ts';
import type { DesignErasure } from '#shared/queues/erasures.ts';
import { documentClient } from '../runtime/document-client.ts';
import { deletedKey } from './deleted-designs.ts';
import { removeDeployment } from './deployments/deployment-writes.ts';
import { listHeads } from './deployments/deployments.ts';
import { listLines } from './design-devices.ts';
import { designsTable } from './design-items.ts';
import { eraseLines } from './erase-lines.ts';
import { forgetErasure } from './erasure-tasks.ts';
import { deleteObjects, deleteObjectsUnder } from './objects/owned-objects.ts';
import { dropReport } from './remove-report.ts';
import { reportKey } from './report-files.ts';
import { listReports } from './reports.ts';
import { statsStep } from './statistics/stats.ts';
import { conditionHeld } from './tables/condition-held.ts';
import { deleteItems } from './tables/delete-items.ts';
import { query } from './tables/query.ts';
import { type Step, transact } from './tables/transact.ts';
import { topologyVersionKeys } from './topology/topology-versions.ts';

/**
 * Erases a deleted design with everything that belongs to it, unless it was restored. Each step can be repeated, and the
 * design with the note goes last: what was interrupted continues where it stopped.
 */
export async function eraseDesign(erasure: DesignErasure): Promise<void> {
  const { uid, designId } = erasure;
  if (!(await beginErasing(erasure))) return transact([forgetErasure(erasure)]);
  await eraseReports(uid, designId);
  await eraseLines(uid, await listLines(uid, designId));
  await eraseDeployments(uid, designId);
  await eraseRunningConfigs(uid, designId);
  await deleteObjectsUnder('topologies', `${uid}/${designId}/`);
  await deleteItems('topologyVersions', await topologyVersionKeys(uid, designId));
  await deleteItems('topologies', [{ userId: uid, designId }]);
  await deleteItems('labResults', [{ userId: uid, designId }]);
  await transact([dropDeleted(uid, designId), statsStep('designs', -1), forgetErasure(erasure)]);
}

/** From now on it cannot be restored. False where it is not deleted, or was deleted again later. */
const beginErasing = ({ uid, designId, due }: DesignErasure): Promise<boolean> =>
  conditionHeld(
    documentClient().send(
      new UpdateCommand({
        TableName: designsTable,
        Key: deletedKey(uid, designId),
        UpdateExpression: 'SET isErasing = :true',
        ConditionExpression: 'attribute_exists(id) AND eraseAt = :due',
        ExpressionAttributeValues: { ':true': true, ':due': due },
      }),
    ),
  );

async function eraseReports(uid: string, designId: string): Promise<void> {
  for (const { id } of await listReports(uid, { designId })) {
    await deleteObjects('reports', [reportKey(uid, id)]);
    await unlessGone(() => transact([dropReport(uid, id), statsStep('reports', -1)]));
  }
}

/** Deployments to the design's devices. Those to a device of the user's own are not the design's. */
async function eraseDeployments(uid: string, designId: string): Promise<void> {
  for (const head of await listHeads(uid, { designId })) {
    await deleteObjects('configurations', [`${uid}/deployments/${head.id}`]);
    await transact(removeDeployment(head));
  }
}

async function eraseRunningConfigs(uid: string, designId: string): Promise<void> {
  const items = await query('runningConfigs', {
    partition: uid,
    sort: { prefix: `${designId}:` },
    attributes: 'userId, deviceId, bodyKey',
  });
  const stored = items.map((item) => RunningConfigKeys.parse(item));
  await deleteObjects(
    'configurations',
    stored.flatMap(({ bodyKey }) => bodyKey ?? []),
  );
  await deleteItems('runningConfigs', stored);
}

const RunningConfigKeys = z.object({
  userId: z.string(),
  deviceId: z.string(),
  bodyKey: z.string().optional(),
});

const dropDeleted = (uid: string, designId: string): Step => ({
  write: {
    Delete: {
      TableName: designsTable,
      Key: deletedKey(uid, designId),
      ConditionExpression: 'attribute_exists(id)',
    },
  },
});

const isMissing = (error: unknown): boolean => error instanceof Refusal && error.code === 'not_found';

/** Another run may have been quicker. */
async function unlessGone(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
