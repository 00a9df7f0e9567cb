import * as contract from '#shared/contract/equipment.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/device-words.ts';
import { implement } from '../../http/implement.ts';
import { systemOwner } from '../../storage/equipment/equipment-items.ts';
import { auditDevice } from '../audit-device.ts';
import { createDevice } from '../create-device.ts';

export const handler = implement(contract.createSystemEquipment)(async ({ body, user }) => ({
  data: await createDevice(systemOwner, body, (device) =>
    auditDevice(systemOwner, user, 'create_device', device),
  ),
}));
