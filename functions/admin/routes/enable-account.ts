import { enableAccount } from '#shared/contract/admin.ts';
import { implement } from '../../http/implement.ts';
import { changeAccount } from '../change-account.ts';

export const handler = implement(enableAccount)(async ({ params, user }) => ({
  data: await changeAccount(user, 'enable_user', params.id),
}));
