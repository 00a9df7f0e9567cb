import { signOutAccount } from '#shared/contract/admin.ts';
import { implement } from '../../http/implement.ts';
import { changeAccount } from '../change-account.ts';

export const handler = implement(signOutAccount)(async ({ params, user }) => ({
  data: await changeAccount(user, 'sign_out_user', params.id),
}));
