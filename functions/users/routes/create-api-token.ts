import * as contract from '#shared/contract/api-tokens.ts';
import { implement } from '../../http/implement.ts';
import { createApiToken } from '../create-api-token.ts';

export const handler = implement(contract.createApiToken)(async ({ body, user }) =>
  createApiToken(user.uid, body),
);
