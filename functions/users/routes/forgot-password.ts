import { forgotPassword } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import { sendResetCode } from '../../identity/password-reset.ts';

export const handler = implement(forgotPassword)(async ({ body }) => {
  await sendResetCode(body.email);
  return {
    message:
      'If this address has an account, a code to reset its password is on its way. Only a few codes are sent per hour.',
  };
});
