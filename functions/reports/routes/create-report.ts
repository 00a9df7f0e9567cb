import * as contract from '#shared/contract/reports.ts';
import { implement } from '../../http/implement.ts';
import { publishReport } from '../publish-report.ts';

export const handler = implement(contract.createReport)(async ({ params, user }) => ({
  data: await publishReport(user, params.id),
}));
