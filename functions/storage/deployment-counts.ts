import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../runtime/document-client.ts';
import { deploymentCountsKey, deploymentsTable, parseDeploymentCounts } from './deployment-items.ts';

/** How many deployments an owner has by status. */
export async function readDeploymentCounts(userId: string) {
  const { Item: item } = await documentClient().send(
    new GetCommand({
      TableName: deploymentsTable,
      Key: deploymentCountsKey(userId),
      ConsistentRead: true,
    }),
  );
  return parseDeploymentCounts(item);
}
