import {
  disableSubscription,
  isLive,
  type ProviderSubscription,
} from '../payments/provider-subscriptions.ts';
import { instantNow } from '../runtime/clock.ts';
import { planMoveSteps } from '../storage/plan-counts.ts';
import { replaceSubscription, subscriptionOf, subscriptions } from '../storage/subscription-writes.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { transact } from '../storage/tables/transact.ts';
import { whateverVersion } from '../storage/tables/versioned.ts';
import { advanceSwitch, type SwitchOutcome } from './advance-switch.ts';
import { applyTransactions } from './apply-transactions.ts';
import type { Effect } from './effect.ts';
import { effectSteps } from './effect-steps.ts';
import { chargingNext, followProvider } from './follow-provider.ts';
import { hasPaidPlan } from './has-paid-plan.ts';
import { forgetOld, isSame, nextLook } from './looks.ts';
import { overtakenSwitch } from './overtaken-switch.ts';
import { type OwnPayment, readTruth, type Truth } from './read-truth.ts';
import { sendReceipts } from './receipts.ts';
import { redatedRenewal } from './redated-renewal.ts';
import { resumedRenewal } from './resumed-renewal.ts';
import type { Renewal } from './without-payment.ts';

/** A payment of the user’s own that was asked about. */
export interface AskedPayment extends OwnPayment {
  readonly isApplied: boolean;
  readonly isMismatch: boolean;
}

export interface UpToDate {
  readonly stored: StoredSubscription;
  readonly asked: AskedPayment | undefined;
  /** What became of the change that was on its way. */
  readonly planSwitch: SwitchOutcome | undefined;
}

/**
 * Makes a user's subscription what the provider says now, and applies each of its transactions once: the one way for the
 * return from the checkout page, webhooks, changes and the daily check, so that their order does not matter.
 * @param reference of the payment that is asked about
 * @throws ProviderUnavailable; then nothing is known, and the next call repairs
 */
export async function bringUpToDate(
  uid: string,
  { reference, isCheck = false }: { readonly reference?: string; readonly isCheck?: boolean } = {},
): Promise<UpToDate> {
  const { effects, strays, isRedating, ...result } = await whateverVersion(async () => {
    const before = await subscriptionOf(uid);
    const { truth, planSwitch } = await advanced(uid, before, reference);
    const now = instantNow();
    const applied = applyTransactions(before, truth);
    const state = isOver(planSwitch) ? { ...applied.after, planSwitch: undefined } : applied.after;
    const isChanging = state.planSwitch !== undefined;
    const strays = isChanging ? [] : straysAmong(state, truth, applied.renewal);
    const rest = { ...truth, subscriptions: truth.subscriptions.filter((each) => !strays.includes(each)) };
    // The one that was just begun for this date is good, whatever moment the provider made of it.
    const isBegun = planSwitch === 'done' && before.planSwitch?.periodEnd === state.currentPeriodEnd;
    const redated = isChanging
      ? undefined
      : ((await resumedRenewal(state, applied.renewal)) ??
        (isBegun ? undefined : redatedRenewal(state, rest, now)));
    const followed = redated ? { ...state, planSwitch: redated } : followProvider(state, rest, now);
    const after = forgetOld(followed, truth, now);
    const steps = await effectSteps(uid, before, after, applied.effects, truth);
    const isNew = steps.length > 0 || strays.length > 0 || isCheck || !isSame(before, after);
    if (isNew)
      await transact([
        replaceSubscription(uid, before, after, nextLook(after, now)),
        ...planMoveSteps({ from: before.planId, to: after.planId }),
        ...steps,
      ]);
    return {
      stored: after,
      planSwitch,
      asked: askedPayment(truth, applied.effects, reference),
      effects: applied.effects,
      strays,
      isRedating: redated !== undefined,
    };
  });
  await sendReceipts(uid, effects);
  // Only now: whoever had read an older subscription would take the one that another request has just applied for a stray.
  for (const stray of strays) await disableSubscription(stray);
  // Written down now, so that whoever comes next goes on with it where this ends.
  if (!isRedating) return result;
  const next = await bringUpToDate(uid, { ...(reference !== undefined && { reference }) });
  return { ...next, planSwitch: result.planSwitch };
}

/** What the provider says once a change that was on its way has gone as far as it can. */
async function advanced(uid: string, before: StoredSubscription, reference: string | undefined) {
  const truth = await readTruth(uid, before, reference);
  if (!before.planSwitch) return { truth, planSwitch: undefined };
  // Whoever stood still since it was read may find it done, and others after it, which its steps would undo.
  subscriptions.expect(await subscriptionOf(uid), before.version);
  const goesOn = overtakenSwitch(before.planSwitch, before, truth);
  if (!goesOn) return { truth, planSwitch: 'failed' as const };
  const planSwitch = await advanceSwitch(goesOn, truth);
  return { truth: await readTruth(uid, before, reference), planSwitch };
}

const isOver = (planSwitch: SwitchOutcome | undefined): boolean =>
  planSwitch === 'done' || planSwitch === 'failed';

/** A user is charged by one subscription: whatever else would charge them is to be ended. */
function straysAmong(
  state: StoredSubscription,
  truth: Truth,
  renewal: Renewal,
): readonly ProviderSubscription[] {
  // One without a payment of ours was refunded, or is not what was asked for.
  const kept = hasPaidPlan(state) && renewal !== 'none' ? chargingNext(state, truth) : undefined;
  return truth.subscriptions.filter(
    (each) => isLive(each) && each !== kept && truth.offerOfPlan(each.plan.plan_code) !== undefined,
  );
}

function askedPayment(
  { own }: Truth,
  effects: readonly Effect[],
  reference: string | undefined,
): AskedPayment | undefined {
  const asked = own.find(({ payment }) => payment.reference === reference);
  if (!asked) return undefined;
  const effect = effects.find(({ transaction }) => transaction.reference === reference)?.kind;
  return {
    ...asked,
    isApplied: asked.payment.appliedAt !== undefined || effect === 'payment',
    isMismatch: asked.payment.mismatchAt !== undefined || effect === 'ignored',
  };
}
