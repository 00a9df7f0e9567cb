import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { listHeads, mostListed, withTexts } from '../../storage/deployments/deployments.ts';

export const handler = implement(contract.listDeviceDeployments)(async ({ params, user }) => {
  const heads = await listHeads(user.uid, { deviceId: params.id }, mostListed);
  return { data: await withTexts(user.uid, heads.slice(0, mostListed)) };
});
