import * as contract from '#shared/contract/equipment.ts';
import { implement } from '../../http/implement.ts';
import { changeDevice } from '../change-device.ts';

export const handler = implement(contract.updateEquipment)(async ({ params: { id }, body, user }) => ({
  data: await changeDevice(user, id, body),
}));
