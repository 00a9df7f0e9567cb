import * as contract from '#shared/contract/designs.ts';
import { implement } from '../../http/implement.ts';
import { deleteDesign } from '../delete-design.ts';

export const handler = implement(contract.deleteDesign)(async ({ params, user }) => ({
  data: await deleteDesign(user.uid, params.id),
}));
