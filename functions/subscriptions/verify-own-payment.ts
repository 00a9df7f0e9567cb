import { notFound, Refusal } from '#shared/contract/errors.ts';
import { isPending } from '../payments/transactions.ts';
import { findPayment, markPayment } from '../storage/subscriptions/payments.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { paymentFailed, paymentPending } from './payment-refusals.ts';

/**
 * Asks what became of a payment that this user began, and applies it if nothing has yet.
 * @throws not_found for a reference that is unknown or another user's; payment_failed, payment_pending
 */
export async function verifyOwnPayment(
  uid: string,
  reference: string,
): Promise<{ readonly stored: StoredSubscription; readonly isRepeated: boolean }> {
  if (!(await findPayment(uid, reference))) throw notFound('payment');
  const { stored, asked } = await bringUpToDate(uid, { reference });
  if (!asked) throw notFound('payment');
  if (asked.isMismatch) throw paymentFailed(reference, 'mismatch');
  // It may have been applied before it was refunded.
  if (asked.transaction?.status === 'reversed') throw paymentFailed(reference, 'refunded');
  if (!asked.isApplied) throw refusalOf(reference, asked.transaction?.status);
  const isRepeated = !(await markPayment(uid, reference, 'verifiedAt'));
  return { stored, isRepeated };
}

function refusalOf(reference: string, status: string | undefined): Refusal {
  // Ongoing: its owner is still confirming it.
  if (isPending(status) || status === 'ongoing') return paymentPending(reference);
  return paymentFailed(reference, status === 'failed' ? 'failed' : 'abandoned');
}

/**
 * Replaces a trial by the plan that a payment of this user is for; the trial counts as used and keeps its date.
 * @throws not_found, payment_failed, payment_pending; unprocessable for another plan's code, and the second time
 */
export async function convertOwnTrial(
  uid: string,
  { plan_code: planCode, payment_reference: reference }: { plan_code: string; payment_reference: string },
): Promise<void> {
  const payment = await findPayment(uid, reference);
  if (!payment)
    throw new Refusal(
      'unprocessable',
      'This payment reference could not be verified. No payment has been taken.',
    );
  if (planCode !== payment.planCode && planCode !== payment.offerId)
    throw new Refusal('unprocessable', 'This payment is for another plan.');
  await verifyOwnPayment(uid, reference);
  if (!(await markPayment(uid, reference, 'convertedAt')))
    throw new Refusal('unprocessable', 'This payment has converted a trial already.');
}
