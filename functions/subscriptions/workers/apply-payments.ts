import { paymentsQueue } from '#shared/queues/payments.ts';
import { log } from '../../runtime/logger.ts';
import { ownerOfCustomer } from '../../storage/subscriptions/payments.ts';
import { implementWorker } from '../../workers/implement-worker.ts';
import { bringUpToDate } from '../bring-up-to-date.ts';

/** Looks where a notice points. Who it is about is not believed of the notice: we began the payment, or know the customer. */
export const handler = implementWorker(paymentsQueue)(async ({ uid, reference, customerCode }) => {
  const owner = uid ?? (customerCode === undefined ? undefined : await ownerOfCustomer(customerCode));
  if (owner === undefined) {
    // Before the first payment of a customer is applied: that one brings the rest with it.
    log('info', 'a payment notice is about no customer that is known', {});
    return;
  }
  const { asked } = await bringUpToDate(owner, reference === undefined ? {} : { reference });
  // A checkout page may outlive its account.
  if (uid !== undefined && reference !== undefined && !asked)
    log('error', 'a payment of ours belongs to no account any more and has to be refunded', { reference });
});
