import { readItem } from '../tables/read-item.ts';
import { deploymentCountsKey, parseDeploymentCounts } from './deployment-items.ts';

/** How many deployments an owner has by status. */
export async function readDeploymentCounts(userId: string) {
  const item = await readItem('deployments', deploymentCountsKey(userId));
  return parseDeploymentCounts(item);
}
