import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { getDeployment } from '../../storage/deployments/deployment-texts.ts';

export const handler = implement(contract.getDeployment)(async ({ params, user }) => ({
  data: await getDeployment(user.uid, params),
}));
