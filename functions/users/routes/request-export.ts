import * as contract from '#shared/contract/data-export.ts';
import { implement } from '../../http/implement.ts';
import { requestExport } from '../request-export.ts';

export const handler = implement(contract.requestExport)(async ({ user }) => ({
  data: await requestExport(user.uid),
}));
