import * as contract from '#shared/contract/deployments.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/deployment-words.ts';
import { implement } from '../../http/implement.ts';
import { changeStatus } from '../change-status.ts';

export const handler = implement(contract.updateDeployment)(async ({ params, body, user }) => ({
  data: await changeStatus(user, params, body),
}));
