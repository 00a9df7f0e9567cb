import * as contract from '#shared/contract/designs.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { archiveDesign } from '../change-design.ts';

export const handler = implement(contract.archiveDesign)(async ({ params, user }) =>
  alreadyParsed({ data: await archiveDesign(user.uid, params.id) }),
);
