import * as contract from '#shared/contract/api-tokens.ts';
import { requireProvedEmail } from '../../http/guards.ts';
import { implement } from '../../http/implement.ts';
import { createApiToken } from '../create-api-token.ts';

export const handler = implement(contract.createApiToken)(async ({ body, user }) => {
  requireProvedEmail(user);
  return createApiToken(user.uid, body);
});
