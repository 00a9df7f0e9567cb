import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { getLabResult } from '../../storage/deployments/lab-results.ts';

export const handler = implement(contract.getLabResult)(async ({ params, user }) => ({
  data: await getLabResult(user.uid, params.id),
}));
