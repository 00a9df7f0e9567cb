import { convertTrial } from '#shared/contract/subscriptions.ts';
import type { OfferId } from '#shared/subscriptions/plan-offers.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';

/** In this tab: the payment that is to take the place of a trial, while its owner is at the provider's page. */
const key = 'trial-conversion';

/** Keeps which payment converts the trial, and into what. */
export const rememberConversion = (reference: string, offer: OfferId): void =>
  sessionStorage.setItem(key, `${reference} ${offer}`);

/**
 * Converts the trial where this payment was begun for that.
 * @returns whether it did; not where the payment has converted a trial already, of which only the answer was lost
 */
export async function convertByPayment(reference: string, signal: AbortSignal): Promise<boolean> {
  const [remembered, planCode = ''] = sessionStorage.getItem(key)?.split(' ') ?? [];
  if (remembered !== reference) return false;
  try {
    const body = { plan_code: planCode, payment_reference: reference };
    await callRoute(convertTrial, { body }, { signal });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unprocessable')) throw error;
    sessionStorage.removeItem(key);
    return false;
  }
  sessionStorage.removeItem(key);
  return true;
}
