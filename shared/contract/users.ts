import * as z from 'zod';
import { offerIds } from '../subscriptions/plan-offers.ts';
import { Uid, Version } from './identifiers.ts';
import { OptionalPageQuery, PageQuery, Pagination } from './pagination.ts';
import { routeGroup } from './route-group.ts';
import { readOnly, type Served } from './served.ts';
import { name, wellFormed } from './text.ts';
import { TimeZone } from './time-zone.ts';
import { PlanId, RegistrationRole, User } from './user-items.ts';

/** As it is stated: clients of the specification also call `other` `user`. */
const StatedRole = z.preprocess((role) => (role === 'user' ? 'other' : role), RegistrationRole);

/** The provider's and our own references of payments. */
export const PaymentReference = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9.=-]{1,100}$/, 'must be letters, digits, dots, dashes and equals signs only');

/** At most 128 characters: it is the name that the identity service knows a user by. */
export const Email = z.string().trim().toLowerCase().max(128).check(z.email('must be an e-mail address'));
/** The identity service's policy: at least 6 characters (spec, section 5), at most 256, no space at either end. */
export const Password = z
  .string()
  .min(6, 'must have at least 6 characters')
  .max(256)
  .refine((password) => password === password.trim(), 'must not begin or end with a space')
  .refine((password) => password.isWellFormed(), 'must not contain an incomplete character');
const PersonName = name(100);
const Company = name(100);

export const Registration = z.strictObject({
  name: PersonName,
  email: Email,
  company: Company,
  role: StatedRole,
  password: Password,
  terms: z.literal(true, 'must be accepted'),
  /** A trial of this plan begins; it is paid for later. */
  planId: z.union([PlanId, z.enum(offerIds)]),
});
export type Registration = z.output<typeof Registration>;

export const ProfileChange = z.strictObject({
  /** Without it the change applies to what is stored. */
  version: Version.optional(),
  displayName: PersonName.optional(),
  /** The same as `displayName`. */
  name: PersonName.optional(),
  company: Company.optional(),
  role: StatedRole.optional(),
  /** Empty: the browser's. */
  timeZone: TimeZone.or(z.literal('')).optional(),
});
export type ProfileChange = z.output<typeof ProfileChange>;

/** A code that the identity service sent by mail. */
export const MailedCode = z
  .string()
  .trim()
  .regex(/^\S{1,64}$/, 'must be the code from the e-mail')
  .check(wellFormed);

export const ForgotPassword = z.strictObject({ email: Email });

export const ResetPassword = z.strictObject({ email: Email, token: MailedCode, newPassword: Password });

export const userAnswer = z.strictObject({ user: User });

export const ServedUser = User.extend({ _id: Uid, name: z.string() });
export const servedUser = (user: User) => ({ ...user, _id: user.uid, name: user.displayName });

export const servedAsUser: Served<z.output<typeof userAnswer>> = {
  schema: z.strictObject({ user: ServedUser }),
  from: ({ user }) => ({ user: servedUser(user) }),
};
/** The body is the user, beside `user`. */
export const userItself: Served<z.output<typeof userAnswer>> = {
  schema: ServedUser.extend({ user: ServedUser }),
  from: ({ user }) => ({ ...servedUser(user), user: servedUser(user) }),
};
export const messageAnswer = z.strictObject({ message: z.string() });

/** As many as the list of all users has. */
export const mostListedUsers = 1_000;

/** The page of users that a query asks for; `undefined` where it asks for the list. */
export const listedPage = (query: z.output<typeof OptionalPageQuery>) =>
  query.page === undefined && query.limit === undefined ? undefined : PageQuery.parse(query);

export const usersCalls = routeGroup({ domain: 'users', access: 'user', errors: ['unauthenticated'] });
const open = usersCalls.for({ access: 'public' });
const administrators = usersCalls.for({ access: 'admin', errors: ['unauthenticated'] });

export const getCurrentUser = usersCalls.route({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in user',
  answer: userAnswer,
  served: userItself,
  errors: ['not_found'],
  gate: 'first',
  fallback: 'Failed to fetch user',
});

export const updateProfile = usersCalls.route({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/users/profile',
  summary: 'Change the signed-in user’s profile',
  body: ProfileChange,
  readOnly: readOnly(ServedUser, ProfileChange),
  answer: userAnswer,
  served: userItself,
  errors: ['not_found', 'stale_version'],
  fallback: 'Update failed',
});

export const getProfile = usersCalls.route({
  name: 'getProfile',
  method: 'GET',
  path: '/users/{id}',
  summary: 'A user’s profile: the caller’s own, or any for an administrator',
  params: z.strictObject({ id: Uid }),
  answer: userAnswer,
  served: userItself,
  errors: ['not_found'],
  gate: 'first',
  fallback: 'Failed to fetch profile',
});

export const listUsers = administrators.route({
  name: 'listUsers',
  method: 'GET',
  path: '/users',
  summary:
    'All users, newest first: a page of them, or the newest thousand as a list where none is asked for',
  query: OptionalPageQuery,
  answer: z.strictObject({ data: z.array(User), pagination: Pagination }),
  served: {
    schema: z.union([
      z.strictObject({ data: z.array(ServedUser), pagination: Pagination }),
      z.array(ServedUser).max(mostListedUsers),
    ]),
    from: ({ data, pagination }, query) => {
      const users = data.map(servedUser);
      return listedPage(query) === undefined ? users : { data: users, pagination };
    },
  },
  fallback: 'Failed to fetch users',
});

export const forgotPassword = open.route({
  name: 'forgotPassword',
  method: 'POST',
  path: '/users/forgot-password',
  summary:
    'Send a password reset code by e-mail; the response does not reveal whether the address has an account',
  body: ForgotPassword,
  answer: messageAnswer,
  rate: { calls: 30, minutes: 60 },
  fallback: 'Password reset failed',
});

export const resetPassword = open.route({
  name: 'resetPassword',
  method: 'POST',
  path: '/users/reset-password',
  summary: 'Set a new password with the code from the e-mail',
  body: ResetPassword,
  answer: messageAnswer,
  errors: ['unprocessable'],
  rate: { calls: 30, minutes: 60 },
  fallback: 'Password reset failed',
});

export const clearCache = usersCalls.route({
  name: 'clearCache',
  method: 'POST',
  path: '/users/clear-cache',
  summary: 'Clear what the client has cached for this user',
  answer: messageAnswer,
  fallback: 'Cache clearance failed',
});

export const registerUser = open.route({
  name: 'registerUser',
  method: 'POST',
  path: '/users/register',
  summary: 'Create an identity, its profile and its trial, and sign in',
  body: Registration,
  answer: z.strictObject({ user: User, token: z.string() }),
  served: {
    schema: z.strictObject({ user: ServedUser, token: z.string() }),
    from: ({ user, token }) => ({ user: servedUser(user), token }),
  },
  status: 201,
  errors: ['email_taken'],
  rate: { calls: 30, minutes: 60 },
  fallback: 'Registration failed',
});

export const loginUser = open.route({
  name: 'loginUser',
  method: 'POST',
  path: '/users/login',
  summary: 'Record a sign-in at the identity service and return its user',
  body: z.strictObject({ idToken: z.string().min(1, 'must not be empty').max(8_192).check(wellFormed) }),
  answer: userAnswer,
  served: servedAsUser,
  errors: ['unauthenticated'],
  rate: { calls: 120, minutes: 15 },
  fallback: 'Login failed',
});
