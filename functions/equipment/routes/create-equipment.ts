import * as contract from '#shared/contract/equipment.ts';
import { implement } from '../../http/implement.ts';
import { countOwn } from '../../storage/equipment-writes.ts';
import { createDevice } from '../create-device.ts';

export const handler = implement(contract.createEquipment)(async ({ body, user }) => ({
  data: await createDevice(user.uid, body, [countOwn(user.uid, 1)]),
}));
