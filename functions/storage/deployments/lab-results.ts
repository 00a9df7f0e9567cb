import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { notFound } from '#shared/contract/errors.ts';
import { LabResult } from '#shared/contract/lab-result.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { readItem } from '../tables/read-item.ts';
import { tableName } from '../tables/table-name.ts';

const table = tableName('labResults');
const Stored = z.object(LabResult.shape);

/** The last result of a design. @throws not_found */
export async function getLabResult(userId: string, designId: string): Promise<LabResult> {
  const item = await readItem('labResults', { userId, designId });
  if (!item) throw notFound('result of the lab');
  return Stored.parse(item);
}

/** Keeps the last result of a design; the one before is of no further use. */
export async function putLabResult(userId: string, result: LabResult): Promise<void> {
  await documentClient().send(new PutCommand({ TableName: table, Item: { userId, ...result } }));
}
