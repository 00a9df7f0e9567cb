import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { OfferId } from '#shared/subscriptions/plan-offers.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { query } from '../tables/query.ts';
import { subscriptionsTable as TableName } from './subscription-items.ts';

/** Where the provider's codes of our plans are kept, one item for each. */
const partition = 'plans';

const PlanCode = z.object({ planCode: z.string(), offerId: z.string(), amount: z.int() });
export type PlanCode = z.output<typeof PlanCode>;

/** The known codes, those of earlier prices too. */
export async function readPlanCodes(): Promise<readonly PlanCode[]> {
  const items = await query('subscriptions', { partition });
  return items.map((item) => PlanCode.parse(item));
}

export async function keepPlanCode(
  planCode: string,
  { offerId, amount }: { readonly offerId: OfferId; readonly amount: number },
): Promise<void> {
  const item = { uid: partition, id: planCode, planCode, offerId, amount };
  await documentClient().send(new PutCommand({ TableName, Item: item }));
}
