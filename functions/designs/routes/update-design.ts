import * as contract from '#shared/contract/designs.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/design-words.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { updateDesign } from '../change-design.ts';

export const handler = implement(contract.updateDesign)(async ({ params, body, user }) =>
  alreadyParsed({ data: await updateDesign(user.uid, params.id, body) }),
);
