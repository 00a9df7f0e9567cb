import { Refusal } from '#shared/contract/errors.ts';
import { paymentsQueue } from '#shared/queues/payments.ts';
import { type OfferId, offerOf } from '#shared/subscriptions/plan-offers.ts';
import { newReference } from '../payments/own-reference.ts';
import { toSubunits } from '../payments/subunits.ts';
import { instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { replaceSubscription } from '../storage/subscription-writes.ts';
import { findPayment, insertPayment } from '../storage/subscriptions/payments.ts';
import type { Payment, PlanSwitch, StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { transact } from '../storage/tables/transact.ts';
import { whateverVersion } from '../storage/tables/versioned.ts';
import { enqueue } from '../workers/enqueue.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { nextLook } from './looks.ts';
import { paymentFailed, paymentPending } from './payment-refusals.ts';
import { planCodeOf } from './plan-code-of.ts';

/** A change of plan with what it charges first, if anything. */
export interface WantedSwitch {
  readonly authorizationCode: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  /** In the currency's main unit; 0 charges nothing. */
  readonly amount: number;
  readonly description: string;
}

/** Seconds after which the worker goes on with a change whose request did not finish it. */
const goOnAfterSeconds = 30;

/**
 * Changes a user's plan: written down first, then charged, then changed at the provider, as bringUpToDate goes on with it.
 * Requests for the same change at the same time join the first; one that comes after it finds it done.
 * @param decide what the change is, from the subscription as it is now; `undefined` where it is so already; throws where it is not possible
 * @throws payment_failed, payment_pending
 */
export async function switchPlan(
  uid: string,
  offerId: OfferId,
  idempotencyKey: string | undefined,
  decide: (stored: StoredSubscription, now: string) => WantedSwitch | undefined,
): Promise<StoredSubscription> {
  const reference = newReference(uid, idempotencyKey);
  const known = idempotencyKey === undefined ? undefined : await findPayment(uid, reference);
  if (known) return outcomeOf(uid, reference);
  const planCode = await planCodeOf(offerId);
  const begun = await whateverVersion(async () => {
    const { stored, planSwitch } = await bringUpToDate(uid);
    if (stored.planSwitch) throw underWay(stored.planSwitch, offerId);
    const now = instantNow();
    const wanted = decide(stored, now);
    if (!wanted) return { stored };
    // It was on its way when this request came, and failed: another attempt is for the user to decide.
    if (planSwitch === 'failed') throw paymentFailed(reference, 'failed');
    await begin(uid, stored, { offerId, planCode, reference, now }, wanted);
    return { reference };
  });
  return 'stored' in begun ? begun.stored : outcomeOf(uid, begun.reference);
}

interface Begun {
  readonly offerId: OfferId;
  readonly planCode: string;
  readonly reference: string;
  readonly now: string;
}

async function begin(
  uid: string,
  stored: StoredSubscription,
  { offerId, planCode, reference, now }: Begun,
  { amount, description, ...wanted }: WantedSwitch,
): Promise<void> {
  const charges = amount > 0;
  const replaced = offerOf(stored);
  const isPaidFor = stored.paidBy !== undefined && stored.currentPeriodEnd > now;
  const planSwitch: PlanSwitch = {
    id: newId(),
    offerId,
    planCode,
    ...(charges && { reference }),
    ...wanted,
  };
  const payment: Payment = {
    reference,
    kind: 'charge',
    offerId,
    planCode,
    amount: toSubunits(amount),
    currency: 'USD',
    description,
    createdAt: now,
    period: { start: wanted.periodStart, end: wanted.periodEnd },
    ...(replaced && isPaidFor && { credited: { offerId: replaced, until: stored.currentPeriodEnd } }),
  };
  const after = {
    ...stored,
    planSwitch,
    openReferences: charges ? [reference, ...stored.openReferences] : stored.openReferences,
  };
  await transact([
    replaceSubscription(uid, stored, after, nextLook(after, now)),
    ...(charges ? [insertPayment(uid, payment)] : []),
  ]);
  await enqueue(paymentsQueue, { uid }, { delaySeconds: goOnAfterSeconds });
}

/** Goes on with the change, and says what became of it. */
async function outcomeOf(uid: string, reference: string): Promise<StoredSubscription> {
  const { stored, asked, planSwitch } = await bringUpToDate(uid, { reference });
  if (planSwitch === 'pending' || stored.planSwitch) throw paymentPending(reference);
  const isRefused = planSwitch === 'failed' || (asked !== undefined && !asked.isApplied);
  if (isRefused) throw paymentFailed(reference, asked?.isMismatch ? 'mismatch' : 'failed');
  return stored;
}

const underWay = ({ offerId, reference }: PlanSwitch, wanted: OfferId): Refusal =>
  offerId === wanted && reference !== undefined
    ? paymentPending(reference)
    : new Refusal('wrong_status', 'A change of your plan is on its way. Try again in a minute.');

/** Whether a subscription renews to exactly this. */
export const isAlready = (stored: StoredSubscription, offerId: OfferId): boolean =>
  offerOf(stored) === offerId && stored.status === 'active' && stored.scheduled === undefined;
