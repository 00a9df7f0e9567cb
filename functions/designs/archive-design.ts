import * as contract from '#shared/contract/designs.ts';
import { implement } from '../http/implement.ts';
import { archiveDesign } from '../storage/designs.ts';

export const handler = implement(contract.archiveDesign)(async ({ params, user }) => ({
  data: await archiveDesign(user.uid, params.id),
}));
