import * as contract from '#shared/contract/equipment.ts';
import { implement } from '../../http/implement.ts';
import { systemOwner } from '../../storage/equipment-items.ts';
import { createDevice } from '../create-device.ts';

export const handler = implement(contract.createSystemEquipment)(async ({ body }) => ({
  data: await createDevice(systemOwner, body, []),
}));
