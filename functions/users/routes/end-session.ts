import * as contract from '#shared/contract/sessions.ts';
import { implement } from '../../http/implement.ts';
import { endSession } from '../../storage/sessions/sessions.ts';

export const handler = implement(contract.endSession)(async ({ params, user }) => {
  await endSession(user.uid, params.id);
  return {};
});
