export const planIds = ['trial', 'starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

export const billingPeriods = ['monthly', 'annual'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** What results can be taken out as: reports as PDF, tables as CSV. */
export const exportFormats = ['pdf', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What a plan allows. `null` is no limit. */
export interface PlanFeatures {
  readonly maxDesigns: number | null;
  readonly maxDevicesPerTopology: number;
  /** Of a calendar month in UTC. */
  readonly reportsPerMonth: number | null;
  readonly equipmentRecommendations: boolean;
  readonly configTemplates: boolean;
  readonly exportFormats: readonly ExportFormat[];
  readonly apiAccess: boolean;
}

export interface Money {
  /** In the currency's main unit. */
  readonly amount: number;
  readonly currency: 'USD';
}

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly summary: string;
  /** Of a month, when it is paid by the month. */
  readonly price: Money;
  /** Of a year, when it is paid by the year. */
  readonly annualPrice: Money;
  readonly isActive: boolean;
  readonly features: PlanFeatures;
}

/** As stored and answered; what has ended by a time is decided in plan-in-force.ts. */
export const subscriptionStatuses = [
  'trial',
  'active',
  'canceled',
  'expired',
  'past_due',
  'pending_payment',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Days that a trial lasts: our own choice. */
export const trialDays = 14;

/** A year costs as much as ten months. */
const monthsPaidOfYear = 10;

const everything = { equipmentRecommendations: true, configTemplates: true } as const;

export const plans: readonly Plan[] = [
  {
    id: 'trial',
    name: 'Trial',
    summary: `Everything in Professional for ${trialDays} days, without a card.`,
    ...monthly(0),
    isActive: true,
    features: {
      ...everything,
      maxDesigns: null,
      maxDevicesPerTopology: 2_000,
      reportsPerMonth: null,
      exportFormats: ['pdf', 'csv'],
      apiAccess: false,
    },
  },
  {
    id: 'starter',
    name: 'Starter',
    summary: 'For a consultant with a handful of small sites.',
    ...monthly(29),
    isActive: true,
    features: {
      ...everything,
      maxDesigns: 20,
      maxDevicesPerTopology: 500,
      reportsPerMonth: 20,
      exportFormats: ['pdf'],
      apiAccess: false,
    },
  },
  {
    id: 'professional',
    name: 'Professional',
    summary: 'For designers who plan campuses and branches every week.',
    ...monthly(89),
    isActive: true,
    features: {
      ...everything,
      maxDesigns: null,
      maxDevicesPerTopology: 2_000,
      reportsPerMonth: null,
      exportFormats: ['pdf', 'csv'],
      apiAccess: false,
    },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    summary: 'For integrators with the largest networks.',
    ...monthly(249),
    isActive: true,
    features: {
      ...everything,
      maxDesigns: null,
      maxDevicesPerTopology: 10_000,
      reportsPerMonth: null,
      exportFormats: ['pdf', 'csv'],
      apiAccess: true,
    },
  },
];

export const planOf = (planId: PlanId): Plan => {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`There is no plan ${planId}`);
  return plan;
};

function monthly(amount: number) {
  return {
    price: { amount, currency: 'USD' },
    annualPrice: { amount: amount * monthsPaidOfYear, currency: 'USD' },
  } as const;
}
