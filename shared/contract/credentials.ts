import * as z from 'zod';
import { routeGroup } from './route-group.ts';
import { wellFormed } from './text.ts';
import { Email, MailedCode, messageAnswer, Password, servedAsUser, userAnswer } from './users.ts';

/** The identity service’s access token of the caller: it mails and checks codes for the holder of one only. */
const AccessToken = z.string().min(1, 'must not be empty').max(8_192).check(wellFormed);
const codeEntered = z.strictObject({ code: MailedCode, accessToken: AccessToken });

export const credentialsCalls = routeGroup({ domain: 'users', access: 'user', errors: ['unauthenticated'] });

export const sendEmailCode = credentialsCalls.route({
  name: 'sendEmailCode',
  method: 'POST',
  path: '/users/email-code',
  summary: 'Mail a code that proves the caller’s address, or the one that they are changing to',
  body: z.strictObject({ accessToken: AccessToken }),
  answer: messageAnswer,
  fallback: 'Failed to send the code',
});

export const proveEmail = credentialsCalls.route({
  name: 'proveEmail',
  method: 'POST',
  path: '/users/email-proof',
  summary: 'Prove the caller’s address with the code that was mailed to it; a change of address takes effect',
  body: codeEntered,
  answer: userAnswer,
  served: servedAsUser,
  errors: ['not_found', 'unprocessable', 'email_taken', 'stale_version'],
  fallback: 'Failed to prove the address',
});

export const changeEmail = credentialsCalls.route({
  name: 'changeEmail',
  method: 'POST',
  path: '/users/email',
  summary:
    'Begin a change of address: a code is mailed to the new one, and the present one stays until it is entered',
  body: z.strictObject({ email: Email }),
  answer: messageAnswer,
  errors: ['email_unproved', 'sign_in_again', 'email_taken', 'unprocessable'],
  fallback: 'Failed to change the address',
});

export const changePassword = credentialsCalls.route({
  name: 'changePassword',
  method: 'POST',
  path: '/users/password',
  summary: 'Set a new password and end every session, the one of this call too',
  body: z.strictObject({ newPassword: Password }),
  answer: messageAnswer,
  errors: ['sign_in_again'],
  fallback: 'Password change failed',
});
