import * as z from 'zod';
import { choiceOf, type OfferId, priceOf } from '#shared/subscriptions/plan-offers.ts';
import { planOf } from '#shared/subscriptions/plans.ts';
import { askProvider } from './provider-request.ts';
import { toSubunits } from './subunits.ts';

const Plan = z.object({
  plan_code: z.string(),
  name: z.string(),
  amount: z.int(),
  interval: z.string(),
  currency: z.string(),
});
type Plan = z.output<typeof Plan>;

/** What an offer is called at the provider. Another price is another plan there: who has subscribed keeps the old one. */
export function providerPlan(offerId: OfferId) {
  const choice = choiceOf(offerId);
  const { amount, currency } = priceOf(choice);
  return {
    name: `Netwright ${planOf(choice.planId).name}, ${choice.billingPeriod}`,
    amount: toSubunits(amount),
    currency,
    interval: choice.billingPeriod === 'annual' ? 'annually' : 'monthly',
  } as const;
}

/** The code of an offer's plan at the provider, where it is made when it is missing. */
export async function planCodeAtProvider(offerId: OfferId): Promise<string> {
  const wanted = providerPlan(offerId);
  const found = codeIn(await allPlans(), offerId);
  if (found !== undefined) return found;
  await askProvider({ method: 'POST', path: '/plan', body: wanted });
  // Two may have made it at once: both take the same one.
  const made = codeIn(await allPlans(), offerId);
  if (made === undefined) throw new Error(`The payment provider made no plan ${wanted.name}`);
  return made;
}

const allPlans = async (): Promise<readonly Plan[]> =>
  z.array(Plan).parse(await askProvider({ method: 'GET', path: '/plan?perPage=100' }));

function codeIn(plans: readonly Plan[], offerId: OfferId): string | undefined {
  const wanted = providerPlan(offerId);
  const isWanted = (plan: Plan) =>
    plan.name === wanted.name &&
    plan.amount === wanted.amount &&
    plan.currency === wanted.currency &&
    plan.interval === wanted.interval;
  return plans
    .filter(isWanted)
    .map(({ plan_code: code }) => code)
    .sort()[0];
}
