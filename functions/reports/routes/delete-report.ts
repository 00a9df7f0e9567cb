import * as contract from '#shared/contract/reports.ts';
import { implement } from '../../http/implement.ts';
import { deleteReport } from '../delete-report.ts';

export const handler = implement(contract.deleteReport)(async ({ params, user }) => {
  await deleteReport(user.uid, params.id);
  return {};
});
