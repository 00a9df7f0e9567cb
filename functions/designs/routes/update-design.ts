import * as contract from '#shared/contract/designs.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { updateDesign } from '../change-design.ts';

export const handler = implement(contract.updateDesign)(async ({ params, body, user }) =>
  alreadyParsed({ data: await updateDesign(user.uid, params.id, body) }),
);
