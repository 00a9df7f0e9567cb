import { Refusal } from '#shared/contract/errors.ts';
import { resetPassword } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import * as passwords from '../../identity/password-reset.ts';
import { signOutEverywhere } from '../../identity/sign-out-everywhere.ts';
import { nextSecond } from '../../runtime/next-second.ts';
import { refusePassword } from '../refuse-password.ts';

export const handler = implement(resetPassword)(async ({ body: { email, token, newPassword } }) => {
  refusePassword(newPassword, email, 'newPassword');
  await passwords.resetPassword({ email, code: token, newPassword });
  // The pool has had the gate closed for every former session (triggers/after-password-reset.ts).
  await signOutEverywhere(email).catch((cause: unknown) => {
    throw sessionsLeft(cause);
  });
  await nextSecond();
  return { message: 'Your password has been changed. Sign in with the new one.' };
});

function sessionsLeft(cause: unknown): Refusal {
  const refusal = new Refusal(
    'unavailable',
    'Your password has been changed, but the identity service could not sign you out everywhere. Sign in, and end your other sessions in your profile.',
  );
  refusal.cause = cause;
  return refusal;
}
