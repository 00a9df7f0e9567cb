import * as contract from '#shared/contract/designs.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { restoreDesign } from '../restore-design.ts';

export const handler = implement(contract.restoreDesign)(async ({ params, user }) =>
  alreadyParsed({ data: await restoreDesign(user.uid, params.id) }),
);
