import { disableAccount } from '#shared/contract/admin.ts';
import { implement } from '../../http/implement.ts';
import { changeAccount } from '../change-account.ts';

export const handler = implement(disableAccount)(async ({ params, user }) => ({
  data: await changeAccount(user, 'disable_user', params.id),
}));
