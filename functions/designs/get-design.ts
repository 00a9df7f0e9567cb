import * as contract from '#shared/contract/designs.ts';
import { implement } from '../http/implement.ts';
import { getDesign } from '../storage/designs.ts';

export const handler = implement(contract.getDesign)(async ({ params, user }) => ({
  data: await getDesign(user.uid, params.id),
}));
