import { resetPassword } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import * as passwords from '../../identity/password-reset.ts';

export const handler = implement(resetPassword)(async ({ body: { email, token, newPassword } }) => {
  await passwords.resetPassword({ email, code: token, newPassword });
  return { message: 'Your password has been changed. Sign in with the new one.' };
});
