import { ProviderRefusal, ProviderUnavailable } from '../payments/provider-failure.ts';
import {
  chargesAfter,
  chargesBefore,
  createProviderSubscription,
  disableSubscription,
  isLive,
  type ProviderSubscription,
} from '../payments/provider-subscriptions.ts';
import {
  chargeAuthorization,
  isPending,
  type ProviderTransaction,
  verifyTransaction,
} from '../payments/transactions.ts';
import { daysAfter, instantNow } from '../runtime/clock.ts';
import { log } from '../runtime/logger.ts';
import type { Payment, PlanSwitch } from '../storage/subscriptions/subscription-items.ts';
import { sameDateMs } from './follow-provider.ts';
import type { Truth } from './read-truth.ts';

/** How far a change of plan came: `failed` took no money and changed nothing. */
export type SwitchOutcome = 'done' | 'failed' | 'pending';

/**
 * Takes the steps of a change that are still to be taken: charge, end the old subscription, begin the new one. Each looks
 * first what the provider has, so that any of them may run again, after a crash or beside another request.
 */
export async function advanceSwitch(
  planSwitch: PlanSwitch,
  { customer, own, subscriptions, offerOfPlan }: Truth,
): Promise<SwitchOutcome> {
  if (!customer) return 'failed';
  if (planSwitch.reference !== undefined) {
    const paid = own.find(({ payment }) => payment.reference === planSwitch.reference);
    if (!paid || (!paid.transaction && isStale(paid.payment))) return 'failed';
    const transaction = paid.transaction ?? (await charge(paid.payment, planSwitch, customer.email));
    const outcome = outcomeOf(transaction);
    if (outcome !== 'done') return outcome;
  }
  const live = subscriptions.filter(isLive);
  // One that failed, or that would charge for time that is paid for or long after it, gives way to a new one.
  const isWanted = (each: ProviderSubscription) =>
    each.plan.plan_code === planSwitch.planCode &&
    each.status === 'active' &&
    !chargesBefore(each, Date.parse(planSwitch.periodEnd)) &&
    !chargesAfter(each, Date.parse(planSwitch.periodEnd) + sameDateMs);
  const others = live.filter((each) => !isWanted(each) && offerOfPlan(each.plan.plan_code) !== undefined);
  for (const other of others) await disableSubscription(other);
  if (live.some(isWanted)) return 'done';
  await begin(planSwitch, customer.code);
  return 'done';
}

/** Days after which nobody is charged any more for a change that never got that far: its period has gone by without it. */
const daysToCharge = 1;

const isStale = ({ createdAt, period }: Payment): boolean => {
  const now = instantNow();
  return daysAfter(createdAt, daysToCharge) < now || (period !== undefined && period.end <= now);
};

/** Charges once, however often it is called: the provider takes a reference once, and says what became of it. */
async function charge(
  payment: Payment,
  { authorizationCode }: PlanSwitch,
  email: string,
): Promise<ProviderTransaction | undefined> {
  const { reference, amount, currency } = payment;
  try {
    await chargeAuthorization({ email, amount, currency, reference, authorizationCode });
  } catch (error) {
    // A refused or a lost charge may be another request's success.
    if (!(error instanceof ProviderRefusal || error instanceof ProviderUnavailable)) throw error;
    const found = await verifyTransaction(reference);
    if (found || error instanceof ProviderRefusal) return found;
    throw error;
  }
  return verifyTransaction(reference);
}

/** A charge of a stored card that the provider does not know, or that wants its owner's confirmation, is over. */
function outcomeOf(transaction: ProviderTransaction | undefined): SwitchOutcome {
  if (transaction?.status === 'success') return 'done';
  return isPending(transaction?.status) ? 'pending' : 'failed';
}

/** What was paid for is not taken back where the provider refuses to renew it: it ends with its period. */
async function begin(planSwitch: PlanSwitch, customerCode: string): Promise<void> {
  try {
    await createProviderSubscription({
      customer: customerCode,
      plan: planSwitch.planCode,
      authorization: planSwitch.authorizationCode,
      startDate: planSwitch.periodEnd,
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    log('error', 'a plan that was paid for cannot be renewed', { cause: error, plan: planSwitch.planCode });
  }
}
