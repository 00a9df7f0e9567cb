import * as z from 'zod';
import type { Deployment, DeploymentStatus } from '#shared/contract/deployment-items.ts';
import { notFound } from '#shared/contract/errors.ts';
import { readTexts } from '../objects/packed-texts.ts';
import { batchGet } from '../tables/batch-get.ts';
import { type Query, query } from '../tables/query.ts';
import { readItem } from '../tables/read-item.ts';
import {
  type DeploymentHead,
  deploymentAnswer,
  deploymentKey,
  deploymentsTable,
  everyDeployment,
  parseBody,
  parseDeployment,
  parseText,
  parseUse,
  type TemplateUse,
  textKey,
  usePrefix,
} from './deployment-items.ts';

/** Deployments that a template or a device lists. */
export const mostListed = 100;

/** A deployment as a path names it. */
export interface DeploymentIds {
  readonly templateId: string;
  readonly deploymentId: string;
}

/** @throws not_found when the owner has no deployment of this template with this id. */
export async function getDeploymentHead(
  userId: string,
  { templateId, deploymentId }: DeploymentIds,
): Promise<DeploymentHead> {
  const head = await findDeploymentHead(userId, deploymentId);
  if (head?.template !== templateId) throw notFound('deployment');
  return head;
}

export async function findDeploymentHead(userId: string, id: string): Promise<DeploymentHead | undefined> {
  const item = await readItem('deployments', deploymentKey(userId, id));
  return item && parseDeployment(item);
}

/** Which deployments of an owner are listed, newest first; all without. */
export interface DeploymentFilter {
  readonly status?: DeploymentStatus | undefined;
  readonly templateId?: string | undefined;
  readonly deviceId?: string | undefined;
  readonly designId?: string | undefined;
}

/**
 * The deployments of an owner that fit a filter, newest first, without their texts. The narrowest index is read: that of
 * the device, the template, the status, in this order.
 */
export async function listHeads(
  userId: string,
  filter: DeploymentFilter = {},
  atMost?: number,
): Promise<DeploymentHead[]> {
  const { status, templateId, deviceId, designId } = filter;
  const items = await query('deployments', {
    partition: userId,
    newestFirst: true,
    ...rangeOf(filter),
    ...(atMost !== undefined && { atMost }),
  });
  const heads = items
    .map(parseDeployment)
    .filter(
      (head) =>
        (status === undefined || head.status === status) &&
        (templateId === undefined || head.template === templateId) &&
        (deviceId === undefined || head.deviceId === deviceId),
    );
  // The index by device is sorted by node first.
  return designId === undefined ? heads : heads.toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

function rangeOf({
  status,
  templateId,
  deviceId,
  designId,
}: DeploymentFilter): Pick<Query<'deployments'>, 'index' | 'sort'> {
  if (deviceId !== undefined) return { index: 'byDevice', sort: { prefix: `${deviceId}#` } };
  if (designId !== undefined) return { index: 'byDevice', sort: { prefix: `${designId}:` } };
  if (templateId !== undefined) return { index: 'byTemplate', sort: { prefix: `${templateId}#` } };
  if (status !== undefined) return { index: 'byStatus', sort: { prefix: `${status}#` } };
  return { sort: everyDeployment };
}

/** Deployments with their texts, as far as an answer has room for them. */
export async function withTexts(userId: string, heads: readonly DeploymentHead[]): Promise<Deployment[]> {
  const items = await batchGet(
    deploymentsTable,
    heads.map(({ id }) => textKey(userId, id)),
  );
  const bodies = new Map(items.map((item) => [KeyedText.parse(item).id, parseBody(item)]));
  const known = heads.flatMap((head) => {
    const body = bodies.get(textKey(userId, head.id).id);
    return body ? [{ head, body }] : [];
  });
  const texts = readTexts(known.map(({ body }) => body));
  return known.map(({ head }, index) => {
    const text = texts[index];
    return deploymentAnswer(head, text === undefined ? undefined : parseText(text));
  });
}

const KeyedText = z.object({ id: z.string() });

/** A user's newest deployments of one template. */
export const deploymentsOfTemplate = async (userId: string, templateId: string): Promise<Deployment[]> =>
  withTexts(userId, (await listHeads(userId, { templateId }, mostListed)).slice(0, mostListed));

/** A user's newest deployments. */
export const newestDeployments = async (userId: string): Promise<Deployment[]> =>
  withTexts(userId, (await listHeads(userId, {}, mostListed)).slice(0, mostListed));

/** The templates that a user has deployed, the last deployed first. */
export async function listUses(userId: string): Promise<TemplateUse[]> {
  const items = await query('deployments', { partition: userId, sort: { prefix: usePrefix } });
  return items.map(parseUse).toSorted((a, b) => (a.last < b.last ? 1 : -1));
}
