import * as z from 'zod';
import { Id } from './identifiers.ts';
import { routeGroup } from './route-group.ts';
import { identified } from './served.ts';
import {
  detailsAnswer,
  ServedPlan,
  ServedSubscription,
  servedDetails,
  servedPlan,
  servedSubscription,
  subscriptionItself,
} from './served-subscription.ts';
import {
  ActivePlan,
  BillingDetails,
  ChangePreview,
  Invoice,
  OfferId,
  PaymentAnalytics,
  PaymentEvent,
  SubscriptionDetails,
  TrackedEvent,
} from './subscription-items.ts';
import { wellFormed } from './text.ts';
import { User } from './user-items.ts';
import { PaymentReference, ServedUser, servedAsUser, servedUser, userAnswer } from './users.ts';

/** The same key is the same request: however often it is sent, it is charged once. */
const IdempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,64}$/, 'must be 8 to 64 letters, digits and dashes')
  .optional();
const PlanChange = z.strictObject({ newPlanId: OfferId, idempotencyKey: IdempotencyKey });

/** A day, or an instant of it. Before 2020 nothing was paid; and texts of other years do not all sort as their days do. */
const Day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((value) => (value.length === 10 ? value : new Date(value).toISOString().slice(0, 10)))
  .refine((day) => day >= '2020-01-01' && day <= '2100-12-31', 'must be a day of the years 2020 to 2100');

const planAnswer = z.strictObject({ data: z.array(ActivePlan) });

const invoiceId = z.strictObject({ id: Id });

export const subscriptionsCalls = routeGroup({
  domain: 'subscriptions',
  access: 'user',
  errors: ['unauthenticated'],
});
const open = subscriptionsCalls.for({ access: 'public' });
const administrators = subscriptionsCalls.for({ access: 'admin', errors: ['unauthenticated'] });
const signed = subscriptionsCalls.for({ access: 'signed', errors: ['unauthenticated'] });

export const convertTrial = subscriptionsCalls.route({
  name: 'convertTrial',
  method: 'POST',
  path: '/users/convert-trial',
  summary: 'Convert the trial to a paid plan with a verified payment',
  body: z.strictObject({
    plan_code: z.string().trim().min(1, 'must not be empty').max(100).check(wellFormed),
    payment_reference: PaymentReference,
  }),
  answer: userAnswer,
  served: servedAsUser,
  errors: ['not_found', 'payment_failed', 'payment_pending', 'unprocessable'],
  fallback: 'Subscription conversion failed',
});

export const listActivePlans = open.route({
  name: 'listActivePlans',
  method: 'GET',
  path: '/subscriptions/activeplans',
  summary: 'The plans that are offered, by the month and by the year, and the trial',
  answer: planAnswer,
  served: {
    schema: z.strictObject({ data: z.array(ServedPlan) }),
    from: ({ data }) => ({ data: data.map(servedPlan) }),
  },
  fallback: 'Failed to fetch plans',
});

export const createSubscription = subscriptionsCalls.route({
  name: 'createSubscription',
  method: 'POST',
  path: '/subscriptions',
  summary: 'Subscribe to a plan and charge a card that the caller has paid with before',
  body: z.strictObject({
    planId: OfferId,
    authorization_code: z
      .string()
      .trim()
      .regex(/^[\w-]{1,100}$/, 'must be the code of a card that you have paid with'),
    idempotencyKey: IdempotencyKey,
  }),
  answer: detailsAnswer,
  served: subscriptionItself,
  status: 201,
  errors: ['wrong_status', 'payment_failed', 'payment_pending', 'unprocessable'],
  fallback: 'Failed to create subscription',
});

export const initializePayment = subscriptionsCalls.route({
  name: 'initializePayment',
  method: 'POST',
  path: '/subscriptions/initialize-payment',
  summary: 'Begin a payment of a plan: answers the address of the checkout page',
  body: z.strictObject({
    /** The caller’s own. */
    email: z.string().trim().toLowerCase().max(128).check(z.email('must be an e-mail address')).optional(),
    planId: OfferId,
    idempotencyKey: IdempotencyKey,
  }),
  answer: z.strictObject({
    data: z.strictObject({ authorization_url: z.url(), reference: PaymentReference }),
  }),
  errors: ['wrong_status', 'unprocessable'],
  fallback: 'Failed to initialize payment',
  unsuccessful: 'Payment initialization failed',
});

const verifiedPayment = z.strictObject({
  user: User,
  /** The caller’s own token, as it was sent. */
  token: z.string(),
  reference: PaymentReference,
  /** The payment had been verified before; nothing happened again. */
  isRepeated: z.boolean(),
  subscription: SubscriptionDetails,
});

export const verifyPayment = subscriptionsCalls.route({
  name: 'verifyPayment',
  method: 'GET',
  path: '/subscriptions/verify-payment',
  summary: 'Ask the provider what became of a payment that the caller began, and apply it once',
  query: z.strictObject({
    reference: PaymentReference,
    /** The provider’s second name for it in a return address. */
    trxref: PaymentReference.optional(),
  }),
  answer: verifiedPayment,
  served: {
    schema: z.strictObject({
      user: ServedUser.extend({ token: z.string() }),
      token: z.string(),
      reference: PaymentReference,
      isRepeated: z.boolean(),
      subscription: ServedSubscription,
    }),
    from: ({ user, subscription, ...payment }: z.output<typeof verifiedPayment>) => ({
      ...payment,
      user: { ...servedUser(user), token: payment.token },
      subscription: servedSubscription(subscription),
    }),
  },
  errors: ['not_found', 'payment_failed', 'payment_pending'],
  gate: 'first',
  fallback: 'Payment verification failed',
});

export const getSubscriptionDetails = subscriptionsCalls.route({
  name: 'getSubscriptionDetails',
  method: 'GET',
  path: '/subscriptions/details',
  summary: 'The caller’s subscription: plan, next payment, card, usage, invoices, billing details',
  answer: detailsAnswer,
  served: servedDetails,
  fallback: 'Failed to fetch subscription details',
});

export const cancelSubscription = subscriptionsCalls.route({
  name: 'cancelSubscription',
  method: 'POST',
  path: '/subscriptions/cancel',
  summary: 'Cancel the subscription at the end of the period that is paid for',
  answer: detailsAnswer,
  served: subscriptionItself,
  errors: ['wrong_status'],
  fallback: 'Failed to cancel subscription',
});

export const reactivateSubscription = subscriptionsCalls.route({
  name: 'reactivateSubscription',
  method: 'POST',
  path: '/subscriptions/reactivate',
  summary: 'Withdraw a cancellation before the period ends',
  answer: detailsAnswer,
  served: subscriptionItself,
  errors: ['wrong_status', 'unprocessable'],
  fallback: 'Failed to reactivate subscription',
});

export const previewChange = subscriptionsCalls.route({
  name: 'previewChange',
  method: 'GET',
  path: '/subscriptions/change-preview',
  summary: 'What a change to another plan would cost, and when it would apply',
  query: z.strictObject({ newPlanId: OfferId }),
  answer: z.strictObject({ data: ChangePreview }),
  errors: ['wrong_status', 'unprocessable'],
  fallback: 'Failed to preview the change of plan',
});

export const upgradeSubscription = subscriptionsCalls.route({
  name: 'upgradeSubscription',
  method: 'PUT',
  path: '/subscriptions/upgrade',
  summary: 'Change to a larger plan, or from monthly to annual payment: charged in part, and at once',
  body: PlanChange,
  answer: detailsAnswer,
  served: subscriptionItself,
  errors: ['wrong_status', 'payment_failed', 'payment_pending', 'unprocessable'],
  fallback: 'Failed to upgrade subscription',
});

export const downgradeSubscription = subscriptionsCalls.route({
  name: 'downgradeSubscription',
  method: 'PUT',
  path: '/subscriptions/downgrade',
  summary: 'Change to a smaller plan, or from annual to monthly payment, when the period ends',
  body: PlanChange,
  answer: detailsAnswer,
  served: subscriptionItself,
  errors: ['wrong_status', 'unprocessable'],
  fallback: 'Failed to downgrade subscription',
});

export const getCardLink = subscriptionsCalls.route({
  name: 'getCardLink',
  method: 'GET',
  path: '/subscriptions/card-link',
  summary: 'The provider’s page on which the card of the subscription is replaced',
  answer: z.strictObject({ data: z.strictObject({ link: z.url() }) }),
  errors: ['wrong_status'],
  gate: 'first',
  fallback: 'Failed to fetch the page for a new card',
});

export const updateBillingDetails = subscriptionsCalls.route({
  name: 'updateBillingDetails',
  method: 'PUT',
  path: '/subscriptions/billing-details',
  summary: 'Change what invoices say about the caller',
  body: BillingDetails,
  answer: z.strictObject({ data: BillingDetails }),
  fallback: 'Failed to save billing details',
});

export const listInvoices = subscriptionsCalls.route({
  name: 'listInvoices',
  method: 'GET',
  path: '/subscriptions/invoices',
  summary: 'The caller’s invoices, newest first',
  answer: z.strictObject({ data: z.array(Invoice) }),
  served: {
    schema: z.strictObject({ data: z.array(Invoice.extend({ _id: Id })) }),
    from: ({ data }) => ({ data: data.map(identified) }),
  },
  fallback: 'Failed to fetch invoices',
});

export const downloadInvoice = subscriptionsCalls.route({
  name: 'downloadInvoice',
  method: 'GET',
  path: '/subscriptions/invoices/{id}/pdf',
  summary: 'An invoice as PDF, with the billing details of its time',
  params: invoiceId,
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  errors: ['not_found'],
  fallback: 'Failed to download invoice',
});

export const trackPaymentEvent = open.route({
  name: 'trackPaymentEvent',
  method: 'POST',
  path: '/subscriptions/track-payment-event',
  summary: 'Count something that happened at a checkout; trusted for nothing',
  body: PaymentEvent,
  bodyKind: { kind: 'json', maxBytes: 8_000 },
  rate: { calls: 120, minutes: 5 },
  answer: z.strictObject({ data: TrackedEvent }),
  fallback: 'Failed to track payment event',
});

export const getPaymentAnalytics = administrators.route({
  name: 'getPaymentAnalytics',
  method: 'GET',
  path: '/subscriptions/payment-analytics',
  summary: 'Payments by day: trials, checkouts, conversions, amounts, and what the site reported',
  query: z.strictObject({
    startDate: Day.optional(),
    endDate: Day.optional(),
    eventType: z.string().trim().max(60).optional(),
  }),
  answer: z.strictObject({ data: PaymentAnalytics }),
  served: {
    schema: z.strictObject({
      data: PaymentAnalytics.extend({
        summary: z.array(PaymentAnalytics.shape.summary.element.extend({ _id: z.string() })),
      }),
    }),
    from: ({ data }) => ({
      data: { ...data, summary: data.summary.map((entry) => ({ ...entry, _id: entry.event })) },
    }),
  },
  fallback: 'Failed to fetch payment analytics',
  unsuccessful: 'Failed to fetch analytics',
});

export const receivePaymentWebhook = signed.route({
  name: 'receivePaymentWebhook',
  method: 'POST',
  path: '/subscriptions/webhook',
  summary: 'The payment provider’s notices, signed over their bytes; each only says where to look',
  body: z.looseObject({ event: z.string(), data: z.unknown().optional() }),
  bodyKind: { kind: 'json', maxBytes: 256_000 },
  answer: z.strictObject({ received: z.boolean() }),
  fallback: 'Failed to take the notice',
});
