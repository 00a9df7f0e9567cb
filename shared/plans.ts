export const planIds = ['trial', 'starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** What a plan allows. `null` is no limit. */
export interface PlanFeatures {
  readonly maxDesigns: number | null;
  readonly maxDevicesPerTopology: number;
  readonly reportsPerMonth: number | null;
  readonly equipmentRecommendations: boolean;
  readonly configTemplates: boolean;
  readonly exportFormats: readonly string[];
  readonly apiAccess: boolean;
}

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly summary: string;
  /** Per billing period, in the currency's main unit. */
  readonly price: { readonly amount: number; readonly currency: 'USD' };
  readonly billingPeriod: 'monthly' | 'annual';
  readonly isActive: boolean;
  readonly features: PlanFeatures;
}

/** Days that a trial lasts (facts/field-values: own choice). */
export const trialDays = 14;

const everything = { equipmentRecommendations: true, configTemplates: true } as const;

export const plans: readonly Plan[] = [
  {
    id: 'trial',
    name: 'Trial',
    summary: `Everything in Professional for ${trialDays} days, without a card.`,
    price: { amount: 0, currency: 'USD' },
    billingPeriod: 'monthly',
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
    price: { amount: 29, currency: 'USD' },
    billingPeriod: 'monthly',
    isActive: true,
    features: {
      ...everything,
      maxDesigns: 20,
      maxDevicesPerTopology: 500,
      reportsPerMonth: 20,
      exportFormats: ['pdf', 'csv'],
      apiAccess: false,
    },
  },
  {
    id: 'professional',
    name: 'Professional',
    summary: 'For designers who plan campuses and branches every week.',
    price: { amount: 89, currency: 'USD' },
    billingPeriod: 'monthly',
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
    price: { amount: 249, currency: 'USD' },
    billingPeriod: 'monthly',
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
