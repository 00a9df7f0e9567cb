import * as contract from '#shared/contract/equipment.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { listDevices } from '../../storage/equipment/equipment.ts';

export const handler = implement(contract.listUserEquipment)(async ({ user }) =>
  alreadyParsed({ data: await listDevices(user.uid) }),
);
