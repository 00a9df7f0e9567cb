import { keepLedger } from '../storage/subscriptions/kept-ledger.ts';
import { removeCustomer } from '../storage/subscriptions/payments.ts';
import { findSubscription } from '../storage/subscriptions/subscriptions.ts';
import { disableSubscription, isLive, subscriptionsOfCustomer } from './provider-subscriptions.ts';

/**
 * Sees to it that nobody is charged for an account that is about to be erased, and keeps what the law wants kept of its
 * payments without the person. Can be repeated.
 * @throws ProviderUnavailable; then the account must not be erased yet
 */
export async function endPayments(uid: string): Promise<void> {
  const stored = await findSubscription(uid);
  if (stored?.customer) {
    const { id, code } = stored.customer;
    const live = (await subscriptionsOfCustomer(id)).filter(isLive);
    for (const subscription of live) await disableSubscription(subscription);
    await removeCustomer(code);
  }
  await keepLedger(uid);
}
