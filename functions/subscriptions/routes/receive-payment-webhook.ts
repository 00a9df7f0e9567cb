import { receivePaymentWebhook } from '#shared/contract/subscriptions.ts';
import { paymentsQueue } from '#shared/queues/payments.ts';
import { implement } from '../../http/implement.ts';
import { enqueue } from '../../workers/enqueue.ts';
import { noticesIn } from '../notices-in.ts';

/** Says at once that the notice was taken; what it is about is asked of the provider by the worker. */
export const handler = implement(receivePaymentWebhook)(async ({ body }) => {
  for (const notice of noticesIn(body)) await enqueue(paymentsQueue, notice);
  return { received: true };
});
