import * as contract from '#shared/contract/equipment.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { listDevices, listSeen } from '../../storage/equipment/equipment.ts';
import { systemOwner } from '../../storage/equipment/equipment-items.ts';

export const handler = implement(contract.listEquipment)(async ({ query: { systemOwned }, user }) => {
  if (systemOwned === undefined) return alreadyParsed({ data: await listSeen(user.uid) });
  return alreadyParsed({ data: await listDevices(systemOwned === 'true' ? systemOwner : user.uid) });
});
