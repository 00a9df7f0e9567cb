import * as contract from '#shared/contract/designs.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { listDesigns } from '../../storage/design-list.ts';

export const handler = implement(contract.listDesigns)(async ({ query, user }) =>
  alreadyParsed(await listDesigns(user.uid, query)),
);
