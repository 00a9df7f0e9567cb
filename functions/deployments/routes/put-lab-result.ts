import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { instantNow } from '../../runtime/clock.ts';
import { putLabResult } from '../../storage/deployments/lab-results.ts';
import { getDesign } from '../../storage/designs.ts';
import { labSummary } from '../lab-summary.ts';

export const handler = implement(contract.putLabResult)(async ({ params: { id }, body, user }) => {
  await getDesign(user.uid, id);
  const data = labSummary(id, body, instantNow());
  await putLabResult(user.uid, data);
  return { data };
});
