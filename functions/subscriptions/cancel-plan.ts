import { Refusal } from '#shared/contract/errors.ts';
import { statusAt } from '#shared/subscriptions/plan-in-force.ts';
import { offerOf } from '#shared/subscriptions/plan-offers.ts';
import { disableSubscription, enableSubscription } from '../payments/provider-subscriptions.ts';
import { instantNow } from '../runtime/clock.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { renewAgain } from './change-plan.ts';

/** Cancels at the end of the period, a change that waits for it included. @throws wrong_status */
export async function cancelPlan(uid: string): Promise<StoredSubscription> {
  const { stored } = await bringUpToDate(uid);
  const status = statusAt(stored, instantNow());
  if (status === 'trial' || status === 'expired')
    throw new Refusal('wrong_status', 'There is nothing to cancel: nothing will be charged.');
  if (status === 'canceled') return stored;
  const { providerSubscription } = stored;
  if (stored.planSwitch || !providerSubscription)
    throw new Refusal('wrong_status', 'Your plan is just being set up. Cancel it in a minute.');
  await disableSubscription(namedAtProvider(providerSubscription));
  return (await bringUpToDate(uid)).stored;
}

/** Withdraws a cancellation before the period ends. @throws wrong_status, unprocessable without a stored card */
export async function reactivatePlan(uid: string): Promise<StoredSubscription> {
  const { stored } = await bringUpToDate(uid);
  const status = statusAt(stored, instantNow());
  if (status === 'active') return stored;
  const offerId = offerOf(stored);
  if (status !== 'canceled' || offerId === undefined)
    throw new Refusal('wrong_status', 'Only a cancelled plan whose period has not ended can be reactivated.');
  const { providerSubscription, scheduled } = stored;
  // What waited for the end of the period is not what is paid for now.
  const isEnabled =
    providerSubscription !== undefined &&
    scheduled === undefined &&
    (await enableSubscription(namedAtProvider(providerSubscription)));
  if (!isEnabled) return renewAgain(uid, offerId);
  return (await bringUpToDate(uid)).stored;
}

const namedAtProvider = ({ code, emailToken }: NonNullable<StoredSubscription['providerSubscription']>) => ({
  subscription_code: code,
  email_token: emailToken,
});
