import * as z from 'zod';
import { billingPeriods, planIds, subscriptionStatuses } from '../subscriptions/plans.ts';
import { Instant, Uid, Version } from './identifiers.ts';
import { ImagePath } from './image-path.ts';

/** Describes the user; grants no permission. Administrators are members of the identity service's `admin` group. */
export const RegistrationRole = z.enum([
  'network-designer',
  'network-engineer',
  'network-admin',
  'it-manager',
  'consultant',
  'student',
  'other',
]);

export const PlanId = z.enum(planIds);

export const SubscriptionStatus = z.enum(subscriptionStatuses);

export const Subscription = z.strictObject({
  planId: PlanId,
  status: SubscriptionStatus,
  startedAt: Instant,
  /** When the period that is paid for (or tried) ends. */
  currentPeriodEnd: Instant,
  billingPeriod: z.enum(billingPeriods).optional(),
  /** A payment is overdue: until then the plan goes on. */
  graceEndsAt: Instant.optional(),
  /** When the card that pays is about to expire. */
  cardExpiresAt: Instant.optional(),
});
export type Subscription = z.output<typeof Subscription>;

export const Trial = z.strictObject({ used: z.boolean(), expiresAt: Instant });
export type Trial = z.output<typeof Trial>;

export const User = z.strictObject({
  uid: Uid,
  email: z.email(),
  displayName: z.string(),
  company: z.string(),
  role: RegistrationRole,
  /**
   * Member of the identity service's `admin` group, as the caller's own token says; false on other people's profiles.
   */
  isAdmin: z.boolean(),
  /** In which dates are shown, as IANA names it; without one, the browser's. */
  timeZone: z.string().optional(),
  /** Where the site shows the company's logo. */
  logo: ImagePath.optional(),
  /** Whether a code that was mailed to the address has been entered; false on other people's profiles. */
  isEmailProved: z.boolean(),
  subscription: Subscription,
  trial: Trial,
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type User = z.output<typeof User>;
