import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { requireFeature } from '../../storage/plan-limits.ts';
import { rollBack } from '../roll-back.ts';

export const handler = implement(contract.rollBackDeployment)(async ({ params, user }) => {
  await requireFeature(user.uid, 'configTemplates');
  return { data: await rollBack(user, params) };
});
