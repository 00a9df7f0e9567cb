import * as z from 'zod';
import { Instant } from '#shared/contract/identifiers.ts';
import { BillingDetails, OfferId } from '#shared/contract/subscription-items.ts';
import { PlanId, SubscriptionStatus, Trial } from '#shared/contract/user-items.ts';
import { billingPeriods } from '#shared/subscriptions/plans.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { tableName } from '../tables/table-name.ts';

export const subscriptionsTable = tableName('subscriptions');

/**
 * What the table keeps under a user: `current` (the subscription), `usage`, `billing`, and their `payment#<reference>`,
 * `ledger#<transaction>` and `invoice#<id>`. Under `customer#<code>`: whose customer that is. Under `analytics`: the days.
 * Under `sweep`: how far the list of the provider's transactions has been read.
 */
export const subscriptionKey = (uid: string) =>
  ({ uid, id: 'current' }) as const satisfies KeyOf<'subscriptions'>;
export const paymentKey = (uid: string, reference: string) => ({ uid, id: `payment#${reference}` });
export const ledgerPrefix = 'ledger#';
export const ledgerKey = (uid: string, transactionId: string) => ({
  uid,
  id: `${ledgerPrefix}${transactionId}`,
});
export const customerKey = (customerCode: string) => ({ uid: `customer#${customerCode}`, id: 'owner' });
export const billingKey = (uid: string) => ({ uid, id: 'billing' });
export const usageKey = (uid: string) => ({ uid, id: 'usage' });

const StoredCard = z.object({
  authorizationCode: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type StoredCard = z.output<typeof StoredCard>;

/**
 * A change of plan on its way: written before its first step at the provider, and removed with its last, so that
 * whoever finds it can go on. Every step may run again.
 */
const PlanSwitch = z.object({
  id: z.string(),
  offerId: OfferId,
  planCode: z.string(),
  /** Of the charge that comes first; none where nothing is charged. */
  reference: z.string().optional(),
  /** What is paid for once it is charged. */
  periodStart: Instant,
  /** When the new subscription charges for the first time. */
  periodEnd: Instant,
  authorizationCode: z.string(),
});
export type PlanSwitch = z.output<typeof PlanSwitch>;

/** A payment's days of the present plan: from the end of the stretch before it, or from now, until `end`. */
const Stretch = z.object({ paidBy: z.string(), end: Instant });
export type Stretch = z.output<typeof Stretch>;

const PlanPeriod = z.object({
  planId: PlanId,
  billingPeriod: z.enum(billingPeriods),
  periodStart: Instant,
  currentPeriodEnd: Instant,
  /** In their order; those before now may be missing. */
  stretches: z.array(Stretch).default([]),
});

/** A plan that a payment replaced: it comes back if that is refunded. */
export const FoundPlan = PlanPeriod.extend({
  /** What it would have been charged for next, if anything. */
  renewsAs: OfferId.optional(),
});
export type FoundPlan = z.output<typeof FoundPlan>;

const StoredSubscription = z.object({
  version: z.int(),
  ...PlanPeriod.shape,
  /** As it was stored; statusAt says what it is now. */
  status: SubscriptionStatus,
  startedAt: Instant,
  trial: Trial,
  /** The payer at the provider, and the subscription there that will charge next. */
  customer: z.object({ id: z.int(), code: z.string(), email: z.string() }).optional(),
  providerSubscription: z.object({ code: z.string(), emailToken: z.string() }).optional(),
  /** The cards that payments succeeded with, the latest first. */
  cards: z.array(StoredCard),
  nextPaymentAt: Instant.optional(),
  /** What the next payment is for, where that is another plan. */
  scheduled: z.object({ offerId: OfferId, at: Instant }).optional(),
  pastDueSince: Instant.optional(),
  planSwitch: PlanSwitch.optional(),
  /** The checkout page that was opened last. */
  checkout: z
    .object({ reference: z.string(), offerId: OfferId, url: z.string(), createdAt: Instant })
    .optional(),
  /** Own payments whose outcome is not known. */
  openReferences: z.array(z.string()),
  /** The one among them that was made, and that the bank has not confirmed. */
  pendingReference: z.string().optional(),
  /** The transaction that paid for this period. */
  paidBy: z.string().optional(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type StoredSubscription = z.output<typeof StoredSubscription>;

export const parseSubscription = (item: unknown): StoredSubscription => StoredSubscription.parse(item);

/** A payment that we began, with what the provider has to confirm. */
const Payment = z.object({
  reference: z.string(),
  /** `checkout` on the provider's page, which subscribes too; `charge` of a stored card. */
  kind: z.enum(['checkout', 'charge']),
  offerId: OfferId,
  planCode: z.string(),
  /** In subunits. */
  amount: z.int(),
  currency: z.string(),
  description: z.string(),
  createdAt: Instant,
  /** The page of a checkout. */
  url: z.string().optional(),
  /** With a charge: the period that it pays for. */
  period: z.object({ start: Instant, end: Instant }).optional(),
  /** With a charge that replaces a paid plan: what was paid for when its amount was decided. */
  credited: z.object({ offerId: OfferId, until: Instant }).optional(),
  appliedAt: Instant.optional(),
  mismatchAt: Instant.optional(),
  verifiedAt: Instant.optional(),
  convertedAt: Instant.optional(),
});
export type Payment = z.output<typeof Payment>;

export const parsePayment = (item: unknown): Payment => Payment.parse(item);

export const parseBilling = (item: unknown): BillingDetails => StoredBilling.parse(item ?? {});
const StoredBilling = z.object({
  legalName: BillingDetails.shape.legalName.default(''),
  address: BillingDetails.shape.address.default(''),
  vatId: BillingDetails.shape.vatId.default(''),
  billingEmail: BillingDetails.shape.billingEmail.default(''),
});

/** How many partitions of the index `byDue` share the subscriptions, by the first digit of the uid. */
export const dueGroups = [...'0123456789abcdef'].map((digit) => `due#${digit}`);

/** The item of a subscription; the daily check looks at it again at `dueAt`. */
export const subscriptionItem = (uid: string, stored: StoredSubscription, dueAt: string | undefined) => ({
  ...subscriptionKey(uid),
  ...stored,
  ...(dueAt !== undefined && { dueGroup: `due#${uid.slice(0, 1)}`, dueAt }),
});
