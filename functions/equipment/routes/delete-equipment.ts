import * as contract from '#shared/contract/equipment.ts';
import { implement } from '../../http/implement.ts';
import { deleteDevice } from '../delete-device.ts';

export const handler = implement(contract.deleteEquipment)(async ({ params: { id }, user }) => {
  await deleteDevice(user, id);
  return {};
});
