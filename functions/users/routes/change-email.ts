import * as contract from '#shared/contract/credentials.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { requireProvedEmail, requireRecentSignIn } from '../../http/guards.ts';
import { implement } from '../../http/implement.ts';
import { beginEmailChange } from '../../identity/email-codes.ts';
import { allowEmailChange } from '../../storage/sessions/gates.ts';

export const handler = implement(contract.changeEmail)(async ({ body: { email }, user }) => {
  requireProvedEmail(user);
  requireRecentSignIn(user);
  if (email === user.email) throw new Refusal('unprocessable', 'This is your e-mail address already.');
  await allowEmailChange(user.uid);
  await beginEmailChange(user.uid, email);
  return { message: `A code is on its way to ${email}. Your present address stays until you enter it.` };
});
