import { type Page, pageOf } from '#shared/contract/deployment-pagination.ts';
import { readDeploymentCounts } from '../storage/deployments/deployment-counts.ts';
import { type DeploymentFilter, listHeads, withTexts } from '../storage/deployments/deployments.ts';

/**
 * A page of a user's deployments that fit a filter, newest first. All of them, or those of a status, are counted, so that
 * no more than the page and what is before it is read.
 */
export async function deploymentPage(uid: string, filter: DeploymentFilter, { page, limit }: Page) {
  const { status, templateId, deviceId, designId } = filter;
  const isCounted = [templateId, deviceId, designId].every((one) => one === undefined);
  const [counts, heads] = await Promise.all([
    isCounted ? readDeploymentCounts(uid) : undefined,
    listHeads(uid, filter, isCounted ? page * limit : undefined),
  ]);
  const counted = counts && (status === undefined ? Object.values(counts) : [counts[status]]);
  const total = counted?.reduce((sum, count) => sum + count, 0);
  const { entries, pagination } = pageOf(heads, { page, limit }, total);
  return { data: await withTexts(uid, entries), pagination };
}
