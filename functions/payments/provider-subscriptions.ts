import * as z from 'zod';
import { isRefusedFor, ProviderRefusal } from './provider-failure.ts';
import { askProvider } from './provider-request.ts';

const Subscription = z.object({
  subscription_code: z.string(),
  email_token: z.string(),
  /** Open: active, non-renewing, attention, completed, cancelled and others. */
  status: z.string(),
  next_payment_date: z.string().nullish(),
  plan: z.object({ plan_code: z.string() }),
});
export type ProviderSubscription = z.output<typeof Subscription>;

/** Whether it will charge again, or tries to. */
export const isLive = ({ status }: ProviderSubscription): boolean =>
  status === 'active' || status === 'attention';

/** How far the provider's moments may be from ours, in milliseconds: it counts from when it does something itself. */
export const sameMomentMs = 3_600_000;

/** Whether its next charge comes before a moment (milliseconds since 1970). */
export const chargesBefore = ({ next_payment_date: next }: ProviderSubscription, moment: number): boolean =>
  moment - Date.parse(next ?? '') > sameMomentMs;

/** Whether its next charge comes after a moment (milliseconds since 1970). */
export const chargesAfter = ({ next_payment_date: next }: ProviderSubscription, moment: number): boolean =>
  Date.parse(next ?? '') > moment;

/** All subscriptions of a customer, ended ones too. */
export async function subscriptionsOfCustomer(customerId: number): Promise<readonly ProviderSubscription[]> {
  const data = await askProvider({ method: 'GET', path: `/subscription?customer=${customerId}&perPage=100` });
  return z.array(Subscription).parse(data);
}

export interface NewSubscription {
  readonly customer: string;
  readonly plan: string;
  readonly authorization: string;
  /** The first charge. */
  readonly startDate: string;
}

/** Subscribes a customer to a plan; does nothing where they are already. */
export async function createProviderSubscription({ startDate, ...given }: NewSubscription): Promise<void> {
  try {
    await askProvider({ method: 'POST', path: '/subscription', body: { ...given, start_date: startDate } });
  } catch (error) {
    if (!isRefusedFor(error, 'duplicate_subscription', /already in place/i)) throw error;
  }
}

type Named = Pick<ProviderSubscription, 'subscription_code' | 'email_token'>;

/** Ends a subscription with its period; does nothing to one that has ended. */
export async function disableSubscription(subscription: Named): Promise<void> {
  try {
    await askProvider({ method: 'POST', path: '/subscription/disable', body: named(subscription) });
  } catch (error) {
    if (!isRefusedFor(error, 'subscription_not_found', /not found or already inactive/i)) throw error;
  }
}

/** Lets a disabled subscription renew again. @returns false where the provider cannot: a new one is needed. */
export async function enableSubscription(subscription: Named): Promise<boolean> {
  try {
    await askProvider({ method: 'POST', path: '/subscription/enable', body: named(subscription) });
    return true;
  } catch (error) {
    if (error instanceof ProviderRefusal) return false;
    throw error;
  }
}

/** The provider's page on which the payer replaces the card. */
export async function cardPage(subscriptionCode: string): Promise<string> {
  const path = `/subscription/${encodeURIComponent(subscriptionCode)}/manage/link`;
  return z.object({ link: z.url() }).parse(await askProvider({ method: 'GET', path })).link;
}

const named = ({ subscription_code: code, email_token: token }: Named) => ({ code, token });
