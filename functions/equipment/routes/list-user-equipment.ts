import * as contract from '#shared/contract/equipment.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { listStored } from '../../storage/equipment/equipment.ts';

export const handler = implement(contract.listUserEquipment)(async ({ user }) =>
  alreadyParsed({ data: await listStored(user.uid) }),
);
