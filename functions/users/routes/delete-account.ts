import * as contract from '#shared/contract/account.ts';
import { requireRecentSignIn } from '../../http/guards.ts';
import { implement } from '../../http/implement.ts';
import { deleteAccount } from '../delete-account.ts';

export const handler = implement(contract.deleteAccount)(async ({ user }) => {
  requireRecentSignIn(user);
  await deleteAccount(user.uid);
  return { message: 'Your account is closed, and everything in it is being erased.' };
});
