import { updateBillingDetails } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { saveBilling } from '../../storage/subscriptions/invoices.ts';

export const handler = implement(updateBillingDetails)(async ({ body, user }) => {
  await saveBilling(user.uid, body);
  return { data: body };
});
