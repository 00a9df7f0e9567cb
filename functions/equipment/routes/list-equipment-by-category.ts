import * as contract from '#shared/contract/equipment.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { listSeen } from '../../storage/equipment/equipment.ts';

export const handler = implement(contract.listEquipmentByCategory)(async ({ params, user }) =>
  alreadyParsed({ data: await listSeen(user.uid, params) }),
);
