import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { deploymentPage } from '../deployment-page.ts';

export const handler = implement(contract.listDeployments)(({ query, user }) => {
  const { page, limit, ...filter } = query;
  return deploymentPage(user.uid, filter, { page, limit });
});
