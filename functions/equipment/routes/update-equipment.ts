import * as contract from '#shared/contract/equipment.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/device-words.ts';
import { implement } from '../../http/implement.ts';
import { changeDevice } from '../change-device.ts';

export const handler = implement(contract.updateEquipment)(async ({ params: { id }, body, user }) => ({
  data: await changeDevice(user, id, body),
}));
