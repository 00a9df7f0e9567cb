import * as contract from '#shared/contract/credentials.ts';
import { implement } from '../../http/implement.ts';
import { proveEmail } from '../prove-email.ts';
import { userFor } from '../user-answer.ts';

export const handler = implement(contract.proveEmail)(async ({ body, user }) => {
  const profile = await proveEmail({ uid: user.uid, ...body });
  return { user: userFor({ ...user, isEmailProved: true }, profile) };
});
