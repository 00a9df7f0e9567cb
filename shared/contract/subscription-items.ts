import * as z from 'zod';
import { offerIds } from '../subscriptions/plan-offers.ts';
import { billingPeriods, exportFormats } from '../subscriptions/plans.ts';
import { Count, wholeBetween } from './figure.ts';
import { Id, Instant } from './identifiers.ts';
import { line, name, paragraphs, textUpTo } from './text.ts';
import { PlanId, SubscriptionStatus, Trial } from './user-items.ts';

const BillingPeriod = z.enum(billingPeriods);
/** In the currency's main unit. */
const amount = z.number().min(0);
const Currency = z.literal('USD');

/** What can be paid for: `professional` by the month, `professional-annual` by the year. */
export const OfferId = z.enum(offerIds);

/** `null` is no limit. */
const Features = z.strictObject({
  maxDesigns: Count.nullable(),
  maxDevicesPerTopology: Count,
  reportsPerMonth: Count.nullable(),
  equipmentRecommendations: z.boolean(),
  configTemplates: z.boolean(),
  exportFormats: z.array(z.enum(exportFormats)),
  apiAccess: z.boolean(),
});

/** A plan as it is offered: by the month or by the year; the trial too. */
export const ActivePlan = z.strictObject({
  id: z.enum(['trial', ...offerIds]),
  planId: PlanId,
  name: z.string(),
  description: z.string(),
  price: amount,
  currency: Currency,
  interval: z.enum(['monthly', 'yearly']),
  billingPeriod: BillingPeriod,
  features: Features,
  isActive: z.boolean(),
  paystackPlanCode: z.string(),
});
export type ActivePlan = z.output<typeof ActivePlan>;

export const Card = z.strictObject({
  /** Names it for `POST /subscriptions`; worthless without the provider's key. */
  authorizationCode: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: wholeBetween(1, 12),
  expYear: z.int(),
  /** It expires before the next payment, or within 30 days. */
  isExpiring: z.boolean(),
});
export type Card = z.output<typeof Card>;

/** How much of a counted limit is used. */
const Usage = z.strictObject({
  limit: z.enum(['maxDesigns', 'reportsPerMonth']),
  used: Count,
  /** `null` is no limit. */
  allowed: Count.nullable(),
});
export type Usage = z.output<typeof Usage>;

export const Invoice = z.strictObject({
  id: Id,
  number: z.string(),
  issuedAt: Instant,
  /** Paid invoices are receipts. */
  status: z.enum(['paid', 'refunded']),
  planId: PlanId,
  billingPeriod: BillingPeriod,
  description: z.string(),
  amount,
  currency: Currency,
  periodStart: Instant,
  periodEnd: Instant,
  reference: z.string(),
});
export type Invoice = z.output<typeof Invoice>;

/** Printed on invoices from then on. All are empty until they are entered. */
export const BillingDetails = z.strictObject({
  legalName: line(200),
  address: paragraphs(500),
  vatId: line(30),
  /** Where receipts go beside the account's own address; empty for that one alone. */
  billingEmail: z.union([
    z.literal(''),
    z.string().trim().toLowerCase().max(128).check(z.email('must be an e-mail address')),
  ]),
});
export type BillingDetails = z.output<typeof BillingDetails>;

/** The subscription with everything that its owner may know. */
export const SubscriptionDetails = z.strictObject({
  planId: PlanId,
  billingPeriod: BillingPeriod,
  /** `canceled` lasts until `currentPeriodEnd`; `expired` reads everything and creates nothing. */
  status: SubscriptionStatus,
  plan: ActivePlan,
  startedAt: Instant,
  currentPeriodEnd: Instant,
  /** `null` where nothing will be charged. */
  nextPaymentDate: Instant.nullable(),
  /** Of the next payment. */
  amount,
  currency: Currency,
  /** When a cancelled subscription ends. */
  cancelAt: Instant.nullable(),
  /** A change of plan that waits for the end of the period. */
  change: z.strictObject({ planId: PlanId, billingPeriod: BillingPeriod, at: Instant }).nullable(),
  /** A change that has begun and is not finished at the provider yet; it goes on by itself. */
  isChanging: z.boolean(),
  /** The reference of a payment that was made and that the bank has not confirmed yet: it need not be made again. */
  pendingReference: z.string().nullable(),
  /** A renewal was not paid: the plan goes on until `graceEndsAt`. */
  pastDue: z.strictObject({ since: Instant, graceEndsAt: Instant }).nullable(),
  card: Card.nullable(),
  trial: Trial,
  usage: z.array(Usage),
  /** The latest twelve. */
  invoices: z.array(Invoice),
  billing: BillingDetails,
});
export type SubscriptionDetails = z.output<typeof SubscriptionDetails>;

/** What a change to another plan would mean if it were made now. */
export const ChangePreview = z.strictObject({
  planId: PlanId,
  billingPeriod: BillingPeriod,
  /** An upgrade applies at once, a downgrade when the period ends. */
  kind: z.enum(['upgrade', 'downgrade']),
  appliesAt: Instant,
  /** Charged at once. */
  amountNow: amount,
  /** What the rest of the present period is worth, and reduces `amountNow`. */
  credit: amount,
  currency: Currency,
  nextPaymentDate: Instant,
  /** Of each period from then on. */
  nextAmount: amount,
});
export type ChangePreview = z.output<typeof ChangePreview>;

/** What the site reports about a checkout; anything else counts as `other`. */
export const paymentEvents = [
  'plans_viewed',
  'plan_selected',
  'checkout_started',
  'checkout_returned',
  'payment_succeeded',
  'payment_failed',
  'payment_abandoned',
  'upgrade_previewed',
  'limit_reached',
  'other',
] as const;

/** What a visitor says that happened; trusted for nothing. */
export const PaymentEvent = z.strictObject({
  event: name(60),
  payload: z.record(textUpTo(60), z.unknown()).optional(),
});

export const TrackedEvent = z.strictObject({ event: z.string(), sessionId: Id, timestamp: Instant });

/** The counted facts of a day: what the server saw, not what a browser reported. */
export const paymentFacts = ['trials', 'checkouts', 'conversions', 'payments', 'refunds'] as const;

const AnalyticsDay = z.strictObject({
  day: z.iso.date(),
  trials: Count,
  checkouts: Count,
  /** First payments of users. */
  conversions: Count,
  payments: Count,
  refunds: Count,
  /** What the payments came to. */
  amount,
  events: Count,
});

/** Days are UTC. */
export const PaymentAnalytics = z.strictObject({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  currency: Currency,
  totals: AnalyticsDay.omit({ day: true }).extend({
    /** Conversions of the time for each trial of the time, 0 to 1; `null` without a trial. */
    conversionRate: z.number().min(0).nullable(),
  }),
  /** Every day of the time, the oldest first. */
  days: z.array(AnalyticsDay),
  summary: z.array(z.strictObject({ event: z.string(), count: Count, lastOccurrence: Instant })),
  recentEvents: z.array(z.strictObject({ event: z.string(), sessionId: Id, timestamp: Instant })),
});
export type PaymentAnalytics = z.output<typeof PaymentAnalytics>;
