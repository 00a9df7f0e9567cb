import * as contract from '#shared/contract/designs.ts';
import { implement } from '../../http/implement.ts';
import { listDeletedDesigns } from '../../storage/deleted-designs.ts';

export const handler = implement(contract.listDeletedDesigns)(async ({ user }) => ({
  data: await listDeletedDesigns(user.uid),
}));
