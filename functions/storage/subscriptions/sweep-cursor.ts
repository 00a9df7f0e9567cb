import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { documentClient } from '../../runtime/document-client.ts';
import { readItem } from '../tables/read-item.ts';
import { subscriptionsTable as TableName } from './subscription-items.ts';

/** Where the sweep over the provider's transactions goes on. */
const Key = { uid: 'sweep', id: 'transactions' };

/** The page of the provider's list that is next, from 1. */
export async function readSweepPage(): Promise<number> {
  const item = await readItem('subscriptions', Key);
  return item ? z.object({ page: z.int().min(1) }).parse(item).page : 1;
}

export async function keepSweepPage(page: number): Promise<void> {
  await documentClient().send(new PutCommand({ TableName, Item: { ...Key, page } }));
}
