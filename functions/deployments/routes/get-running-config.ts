import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { getRunningConfig } from '../../storage/deployments/running-configs.ts';

export const handler = implement(contract.getRunningConfig)(async ({ params, user }) => {
  const { deviceId, text, hash, size, version, updatedAt } = await getRunningConfig(user.uid, params.id);
  return { data: { deviceId, text, hash, size, revision: version, updatedAt } };
});
