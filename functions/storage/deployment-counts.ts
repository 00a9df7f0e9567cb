import { deploymentCountsKey, parseDeploymentCounts } from './deployment-items.ts';
import { readItem } from './read-item.ts';

/** How many deployments an owner has by status. */
export async function readDeploymentCounts(userId: string) {
  const item = await readItem('deployments', deploymentCountsKey(userId));
  return parseDeploymentCounts(item);
}
