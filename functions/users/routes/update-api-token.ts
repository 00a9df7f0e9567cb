import * as contract from '#shared/contract/api-tokens.ts';
import { implement } from '../../http/implement.ts';
import { narrowApiToken } from '../../storage/sessions/api-tokens.ts';
import { apiTokenAnswer } from '../api-token-answer.ts';

export const handler = implement(contract.updateApiToken)(async ({ params, body, user }) => ({
  data: apiTokenAnswer(await narrowApiToken(user.uid, params.id, body)),
}));
