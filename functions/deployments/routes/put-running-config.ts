import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { putRunningConfig } from '../put-running-config.ts';

export const handler = implement(contract.putRunningConfig)(async ({ params, body, user }) => ({
  data: await putRunningConfig(user.uid, params.id, body),
}));
