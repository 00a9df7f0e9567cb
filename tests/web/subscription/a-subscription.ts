import type { ActivePlan, Invoice, SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { choiceOf, offerIds, priceOf } from '#shared/subscriptions/plan-offers.ts';
import { planOf } from '#shared/subscriptions/plans.ts';

/** What the service offers: each plan by the month and by the year, and the trial. */
export const activePlans = (): ActivePlan[] => {
  const trial = planOf('trial');
  const described = (id: 'trial' | (typeof offerIds)[number]): ActivePlan => {
    const { planId, billingPeriod } =
      id === 'trial' ? { planId: id, billingPeriod: 'monthly' as const } : choiceOf(id);
    const { name, summary, features } = planOf(planId);
    return {
      id,
      planId,
      name,
      description: summary,
      price: id === 'trial' ? trial.price.amount : priceOf({ planId, billingPeriod }).amount,
      currency: 'USD',
      interval: billingPeriod === 'annual' ? 'yearly' : 'monthly',
      billingPeriod,
      features: { ...features, exportFormats: [...features.exportFormats] },
      isActive: true,
      paystackPlanCode: `PLN_${id}`,
    };
  };
  return [described('trial'), ...offerIds.map(described)];
};

export const anInvoice = (given: Partial<Invoice> = {}): Invoice => ({
  id: '65a000000000000000000001',
  number: 'NW-2026-000001',
  issuedAt: '2026-11-01T09:00:00.000Z',
  status: 'paid',
  planId: 'professional',
  billingPeriod: 'monthly',
  description: 'Professional, November 2026',
  amount: 89,
  currency: 'USD',
  periodStart: '2026-11-01T09:00:00.000Z',
  periodEnd: '2026-12-01T09:00:00.000Z',
  reference: 'nw-one',
  ...given,
});

/** Professional by the month, paid until 1 December 2026. */
export const aSubscription = (given: Partial<SubscriptionDetails> = {}): SubscriptionDetails => {
  const [, , , plan] = activePlans();
  if (!plan) throw new Error('There is no such plan');
  return {
    planId: 'professional',
    billingPeriod: 'monthly',
    status: 'active',
    plan,
    startedAt: '2026-11-01T09:00:00.000Z',
    currentPeriodEnd: '2026-12-01T09:00:00.000Z',
    nextPaymentDate: '2026-12-01T09:00:00.000Z',
    amount: 89,
    currency: 'USD',
    cancelAt: null,
    change: null,
    isChanging: false,
    pendingReference: null,
    pastDue: null,
    card: {
      authorizationCode: 'AUTH_one',
      brand: 'visa',
      last4: '4081',
      expMonth: 12,
      expYear: 2030,
      isExpiring: false,
    },
    trial: { used: true, expiresAt: '2026-11-15T09:00:00.000Z' },
    usage: [
      { limit: 'maxDesigns', used: 12, allowed: null },
      { limit: 'reportsPerMonth', used: 3, allowed: 20 },
    ],
    invoices: [anInvoice()],
    billing: { legalName: '', address: '', vatId: '', billingEmail: '' },
    ...given,
  };
};
