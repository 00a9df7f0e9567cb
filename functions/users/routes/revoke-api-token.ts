import * as contract from '#shared/contract/api-tokens.ts';
import { implement } from '../../http/implement.ts';
import { removeApiToken } from '../../storage/sessions/api-tokens.ts';

export const handler = implement(contract.revokeApiToken)(async ({ params, user }) => {
  await removeApiToken(user.uid, params.id);
  return {};
});
