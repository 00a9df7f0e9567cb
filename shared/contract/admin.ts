import * as z from 'zod';
import { Count } from './figure.ts';
import { Id, Instant, Uid } from './identifiers.ts';
import { routeGroup } from './route-group.ts';
import { PlanId, User } from './user-items.ts';

/** A user as administrators see one: without `isAdmin`, which only the identity service knows. */
export const Account = User.omit({ isAdmin: true }).extend({
  /** Signed out, and kept from signing in. Nothing of the account is lost. */
  isDisabled: z.boolean(),
});
export type Account = z.output<typeof Account>;

/** What administrators do to users. */
export const AdministrativeAct = z.enum([
  'disable_user',
  'enable_user',
  'sign_out_user',
  // Of devices that all users share.
  'create_device',
  'change_device',
  'delete_device',
]);
export type AdministrativeAct = z.output<typeof AdministrativeAct>;

/** Who did what to whom or to what, and when. Entries are never changed, and kept for 400 days. */
export const AuditEntry = z.strictObject({
  id: Id,
  at: Instant,
  act: AdministrativeAct,
  /** The administrator; without a name once the account is deleted. */
  by: z.strictObject({ uid: z.string(), name: z.string() }),
  /** The user, without a name once the account is deleted; or the device. */
  target: z.strictObject({ id: z.string(), name: z.string() }),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** How many users are on a plan, whether they try it or pay for it. */
export const PlanFigure = z.strictObject({ planId: PlanId, users: Count });
export type PlanFigure = z.output<typeof PlanFigure>;

/** Where a page of users begins: after the user who registered then. */
const AfterUser = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[0-9a-f-]{36}$/, 'must be the `next` of another page');

const byUid = z.strictObject({ id: Uid });
const accountAnswer = z.strictObject({ data: Account });

export const adminCalls = routeGroup({ domain: 'admin', access: 'admin', errors: ['unauthenticated'] });

export const listAccounts = adminCalls.route({
  name: 'listAccounts',
  method: 'GET',
  path: '/admin/users',
  summary: 'Users, newest first, whose e-mail address or name contains a text',
  query: z.strictObject({
    search: z.string().trim().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    after: AfterUser.optional(),
  }),
  /** A search reads a bounded number of users: a page may have few or none although there is a `next`. */
  answer: z.strictObject({ data: z.array(Account), next: z.string().optional() }),
  fallback: 'Failed to fetch users',
});

export const getAccount = adminCalls.route({
  name: 'getAccount',
  method: 'GET',
  path: '/admin/users/{id}',
  summary: 'One user, as administrators see them',
  params: byUid,
  answer: accountAnswer,
  errors: ['not_found'],
  fallback: 'Failed to fetch user',
});

export const disableAccount = adminCalls.route({
  name: 'disableAccount',
  method: 'POST',
  path: '/admin/users/{id}/disable',
  summary: 'Sign a user out everywhere and keep them from signing in; nothing of theirs is lost',
  params: byUid,
  answer: accountAnswer,
  errors: ['not_found', 'unprocessable'],
  fallback: 'Failed to disable user',
});

export const enableAccount = adminCalls.route({
  name: 'enableAccount',
  method: 'POST',
  path: '/admin/users/{id}/enable',
  summary: 'Let a disabled user sign in again',
  params: byUid,
  answer: accountAnswer,
  errors: ['not_found', 'unprocessable'],
  fallback: 'Failed to enable user',
});

export const signOutAccount = adminCalls.route({
  name: 'signOutAccount',
  method: 'POST',
  path: '/admin/users/{id}/sign-out',
  summary: 'End every session of a user',
  params: byUid,
  answer: accountAnswer,
  errors: ['not_found', 'unprocessable'],
  fallback: 'Failed to sign user out',
});

export const getPlanFigures = adminCalls.route({
  name: 'getPlanFigures',
  method: 'GET',
  path: '/admin/plans',
  summary: 'How many users are on each plan',
  answer: z.strictObject({ data: z.array(PlanFigure) }),
  fallback: 'Failed to fetch plan figures',
});

export const listAuditEntries = adminCalls.route({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/admin/audit',
  summary: 'What administrators did, the newest first',
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    /** The `next` of another page: the id of its last entry. */
    after: Id.optional(),
  }),
  answer: z.strictObject({ data: z.array(AuditEntry), next: z.string().optional() }),
  fallback: 'Failed to fetch audit log',
});
