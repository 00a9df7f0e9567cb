import { invalidField, Refusal } from '#shared/contract/errors.ts';
import { statusAt } from '#shared/subscriptions/plan-in-force.ts';
import type { OfferId } from '#shared/subscriptions/plan-offers.ts';
import type { Caller } from '../http/caller.ts';
import { customerCodeOf } from '../payments/customers.ts';
import { newReference } from '../payments/own-reference.ts';
import { isRefusedFor } from '../payments/provider-failure.ts';
import { providerPlan } from '../payments/provider-plans.ts';
import { initializeTransaction } from '../payments/transactions.ts';
import { instantNow } from '../runtime/clock.ts';
import { replaceSubscription, subscriptionOf } from '../storage/subscription-writes.ts';
import { countPaymentsStep } from '../storage/subscriptions/payment-days.ts';
import { findPayment, insertPayment, ownerOfCustomer } from '../storage/subscriptions/payments.ts';
import type { Payment, StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { transact } from '../storage/tables/transact.ts';
import { whateverVersion } from '../storage/tables/versioned.ts';
import { nextLook } from './looks.ts';
import { offerDescription } from './offer-description.ts';
import { planCodeOf } from './plan-code-of.ts';

export interface Checkout {
  readonly authorization_url: string;
  readonly reference: string;
}

export interface WantedCheckout {
  readonly email?: string | undefined;
  readonly planId: OfferId;
  readonly idempotencyKey?: string | undefined;
  /** Where the provider sends the payer afterwards. */
  readonly callbackUrl: string | undefined;
}

/** How long the same checkout page is answered again, in milliseconds: two tabs must not pay twice. */
const checkoutLastsMs = 30 * 60_000;

/**
 * Opens the provider's checkout page for a plan, at our price and for the caller's own address.
 * @throws invalid_request for another's address; wrong_status where a plan is paid for already
 */
export async function beginCheckout(
  { uid, email: own }: Pick<Caller, 'uid' | 'email'>,
  { email, planId: offerId, idempotencyKey, callbackUrl }: WantedCheckout,
): Promise<Checkout> {
  if (email !== undefined && email !== own.toLowerCase())
    throw invalidField('email', 'must be the address of your account');
  const planCode = await planCodeOf(offerId);
  return whateverVersion(async () => {
    const stored = await subscriptionOf(uid);
    const now = instantNow();
    refuseSecondPlan(stored, now);
    const opened = await openedBefore(uid, stored, offerId, idempotencyKey, now);
    if (opened) return opened;
    const payerEmail = stored.customer?.email ?? own;
    if (!stored.customer) await refuseOthersCustomer(uid, payerEmail);
    const { amount, currency } = providerPlan(offerId);
    const reference = newReference(uid, idempotencyKey);
    const url = await initializeTransaction({
      email: payerEmail,
      amount,
      currency,
      reference,
      plan: planCode,
      callbackUrl,
    }).catch((error: unknown) => {
      // With an idempotency key: an attempt that could not be stored took the reference.
      if (isRefusedFor(error, 'duplicate_reference', /duplicate transaction reference/i))
        throw new Refusal('unprocessable', 'This request was interrupted. Begin the payment again.');
      throw error;
    });
    const payment: Payment = {
      reference,
      kind: 'checkout',
      offerId,
      planCode,
      amount,
      currency,
      description: offerDescription(offerId),
      createdAt: now,
      url,
    };
    const after = {
      ...stored,
      checkout: { reference, offerId, url, createdAt: now },
      openReferences: [reference, ...stored.openReferences].slice(0, mostOpen),
    };
    await transact([
      replaceSubscription(uid, stored, after, nextLook(after, now)),
      insertPayment(uid, payment),
      countPaymentsStep({ checkouts: 1 }),
    ]);
    return { authorization_url: url, reference };
  });
}

/** How many payments of a user are asked about. */
const mostOpen = 5;

function refuseSecondPlan(stored: StoredSubscription, now: string): void {
  if (stored.paidBy !== undefined && statusAt(stored, now) === 'active')
    throw new Refusal('wrong_status', 'You have a paid plan already. Change the plan instead.');
  if (stored.planSwitch)
    throw new Refusal('wrong_status', 'A change of your plan is on its way. Try again in a minute.');
}

async function openedBefore(
  uid: string,
  { checkout }: StoredSubscription,
  offerId: OfferId,
  idempotencyKey: string | undefined,
  now: string,
): Promise<Checkout | undefined> {
  if (idempotencyKey !== undefined) {
    const reference = newReference(uid, idempotencyKey);
    const payment = await findPayment(uid, reference);
    if (payment?.url !== undefined) return { authorization_url: payment.url, reference };
  } else if (
    checkout?.offerId === offerId &&
    Date.parse(now) - Date.parse(checkout.createdAt) < checkoutLastsMs
  )
    return { authorization_url: checkout.url, reference: checkout.reference };
  return undefined;
}

/** An address that someone else paid with before it became the caller's: their customer must not become the caller's. */
async function refuseOthersCustomer(uid: string, email: string): Promise<void> {
  const code = await customerCodeOf(email);
  const owner = code === undefined ? undefined : await ownerOfCustomer(code);
  if (owner !== undefined && owner !== uid)
    throw new Refusal(
      'unprocessable',
      'Another account pays with this e-mail address. Write to us, and we will sort it out.',
    );
}
