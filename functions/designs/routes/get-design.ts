import * as contract from '#shared/contract/designs.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { getDesign } from '../../storage/designs.ts';

export const handler = implement(contract.getDesign)(async ({ params, user }) =>
  alreadyParsed({ data: await getDesign(user.uid, params.id) }),
);
