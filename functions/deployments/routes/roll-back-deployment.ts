import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { rollBack } from '../roll-back.ts';

export const handler = implement(contract.rollBackDeployment)(async ({ params, user }) => ({
  data: await rollBack(user, params),
}));
