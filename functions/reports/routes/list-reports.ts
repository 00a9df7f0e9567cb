import * as contract from '#shared/contract/reports.ts';
import { implement } from '../../http/implement.ts';
import { listReports } from '../../storage/reports.ts';

export const handler = implement(contract.listReports)(async ({ query, user }) => ({
  data: await listReports(user.uid, query),
}));
