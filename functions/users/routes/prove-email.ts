import * as contract from '#shared/contract/credentials.ts';
import { implement } from '../../http/implement.ts';
import { userFor } from '../../http/user-answer.ts';
import { proveEmail } from '../prove-email.ts';

export const handler = implement(contract.proveEmail)(async ({ body, user }) => {
  const profile = await proveEmail({ uid: user.uid, ...body });
  return { user: userFor({ ...user, isEmailProved: true }, profile) };
});
