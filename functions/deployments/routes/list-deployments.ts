import { pageOf } from '#shared/contract/deployment-pagination.ts';
import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { listHeads, withTexts } from '../../storage/deployments.ts';

export const handler = implement(contract.listDeployments)(async ({ query, user }) => {
  const { page, limit, ...filter } = query;
  const { entries, pagination } = pageOf(await listHeads(user.uid, filter), { page, limit });
  return { data: await withTexts(user.uid, entries), pagination };
});
