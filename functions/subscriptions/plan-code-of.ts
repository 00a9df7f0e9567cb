import type { OfferId } from '#shared/subscriptions/plan-offers.ts';
import { planCodeAtProvider, providerPlan } from '../payments/provider-plans.ts';
import { keepPlanCode, readPlanCodes } from '../storage/subscriptions/plan-codes.ts';

/** The provider's code of an offer at its present price; the provider is asked once, and makes the plan if need be. */
export async function planCodeOf(offerId: OfferId): Promise<string> {
  const { amount } = providerPlan(offerId);
  const known = (await readPlanCodes()).find((code) => code.offerId === offerId && code.amount === amount);
  if (known) return known.planCode;
  const planCode = await planCodeAtProvider(offerId);
  await keepPlanCode(planCode, { offerId, amount });
  return planCode;
}
