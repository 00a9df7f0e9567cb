import * as contract from '#shared/contract/admin.ts';
import { implement } from '../../http/implement.ts';
import { getAccount } from '../account-answers.ts';

export const handler = implement(contract.getAccount)(async ({ params }) => ({
  data: await getAccount(params.id),
}));
