import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Design } from '#shared/contract/designs.ts';
import { notFound } from '#shared/contract/errors.ts';
import { documentClient } from '../runtime/document-client.ts';
import { designKey, designsTable, parseDesign } from './design-items.ts';

/** @throws not_found when the owner has no design with this id. */
export async function getDesign(userId: string, id: string): Promise<Design> {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: designsTable, Key: designKey(userId, id), ConsistentRead: true }),
  );
  if (!item) throw notFound('design');
  return parseDesign(item);
}
