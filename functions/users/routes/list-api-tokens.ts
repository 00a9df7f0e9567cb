import * as contract from '#shared/contract/api-tokens.ts';
import { hasApiAccess } from '#shared/contract/plan-access.ts';
import { implement } from '../../http/implement.ts';
import { instantNow } from '../../runtime/clock.ts';
import { findProfile } from '../../storage/profiles.ts';
import { listApiTokens } from '../../storage/sessions/api-tokens.ts';
import { apiTokenAnswer } from '../api-token-answer.ts';

export const handler = implement(contract.listApiTokens)(async ({ user }) => {
  const [tokens, profile] = await Promise.all([listApiTokens(user.uid), findProfile(user.uid)]);
  return {
    data: tokens.map(apiTokenAnswer),
    isAllowed: profile !== undefined && hasApiAccess(profile.subscription, instantNow()),
  };
});
