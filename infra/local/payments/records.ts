import * as z from 'zod';

/** What the provider keeps. Names are those of its API, except where a comment says what is our own. */
export const Customer = z.object({
  id: z.number(),
  customer_code: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  created_at: z.string(),
});
export type Customer = z.output<typeof Customer>;

/** What a charge of a card ends in. */
export const cardOutcomes = ['success', 'declined', 'insufficient', 'pending', 'second-factor'] as const;
export type CardOutcome = (typeof cardOutcomes)[number];

export const Authorization = z.object({
  authorization_code: z.string(),
  customer_code: z.string(),
  bin: z.string(),
  last4: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  signature: z.string(),
  /** Our own: what later charges of this card end in. */
  outcome: z.enum(cardOutcomes),
});
export type Authorization = z.output<typeof Authorization>;

export const intervals = [
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'quarterly',
  'biannually',
  'annually',
] as const;

export const Plan = z.object({
  id: z.number(),
  plan_code: z.string(),
  name: z.string(),
  /** In the currency's subunit. */
  amount: z.number(),
  interval: z.enum(intervals),
  currency: z.string(),
  created_at: z.string(),
});
export type Plan = z.output<typeof Plan>;

export const Transaction = z.object({
  id: z.number(),
  reference: z.string(),
  access_code: z.string(),
  /** Only success and reversed are final: what nobody has paid yet is `abandoned`, and a `failed` one may still succeed. */
  status: z.enum(['abandoned', 'failed', 'ongoing', 'pending', 'reversed', 'success']),
  amount: z.number(),
  requested_amount: z.number(),
  currency: z.string(),
  customer_code: z.string(),
  authorization_code: z.string().nullable(),
  plan_code: z.string().nullable(),
  metadata: z.unknown(),
  callback_url: z.string().nullable(),
  gateway_response: z.string(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  /** Our own: when a pending payment arrives. */
  settles_at: z.string().nullable(),
});
export type Transaction = z.output<typeof Transaction>;

export const Subscription = z.object({
  id: z.number(),
  subscription_code: z.string(),
  email_token: z.string(),
  customer_code: z.string(),
  plan_code: z.string(),
  authorization_code: z.string(),
  status: z.enum(['active', 'non-renewing', 'attention', 'completed', 'cancelled']),
  amount: z.number(),
  created_at: z.string(),
  next_payment_date: z.string(),
  /** The invoice of the next payment, made three days ahead. */
  open_invoice: z.string().nullable(),
  /** Our own: one that was never charged cannot be enabled again. */
  payments_count: z.number(),
});
export type Subscription = z.output<typeof Subscription>;

export const Invoice = z.object({
  invoice_code: z.string(),
  subscription_code: z.string(),
  amount: z.number(),
  status: z.enum(['pending', 'success', 'failed']),
  period_start: z.string(),
  period_end: z.string(),
  paid_at: z.string().nullable(),
  reference: z.string().nullable(),
  created_at: z.string(),
});
export type Invoice = z.output<typeof Invoice>;

/** A webhook on its way: the bytes are made once, so that each attempt sends the same. */
export const Delivery = z.object({
  id: z.number(),
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'given-up', 'lost']),
  attempts: z.number(),
  first_attempt_at: z.string().nullable(),
  next_attempt_at: z.string(),
});
export type Delivery = z.output<typeof Delivery>;

/** How webhooks misbehave, on order. */
export const Mischief = z.object({
  /** Copies of each webhook beside the first. */
  duplicate: z.number().int().min(0).max(10).default(0),
  delaySeconds: z.number().min(0).default(0),
  /** Sends what waits newest first; with a delay, webhooks overtake each other. */
  newestFirst: z.boolean().default(false),
  /** How many of the next webhooks are never sent. */
  lose: z.number().int().min(0).default(0),
});
export type Mischief = z.output<typeof Mischief>;

/** How calls fail, on order: before or after their effect, with a status or by a cut connection. */
export const Fault = z.object({
  method: z.string(),
  /** Beginning of the path. */
  path: z.string(),
  when: z.enum(['before', 'after']),
  answer: z.union([z.literal('cut'), z.number().int().min(400).max(599)]),
  times: z.number().int().min(1).default(1),
});
export type Fault = z.output<typeof Fault>;

export const Settings = z.object({
  /** Milliseconds by which the provider's clock is ahead. */
  clockOffset: z.number().default(0),
  /** The month, such as 2026-11, for which expiring cards were announced. */
  cardsAnnounced: z.string().default(''),
  mischief: Mischief.prefault({}),
  faults: z.array(Fault).default([]),
});
export type Settings = z.output<typeof Settings>;
