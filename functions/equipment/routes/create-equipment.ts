import * as contract from '#shared/contract/equipment.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/device-words.ts';
import { implement } from '../../http/implement.ts';
import { countOwn } from '../../storage/equipment/equipment-writes.ts';
import { requirePlan } from '../../storage/plan-limits.ts';
import { createDevice } from '../create-device.ts';

export const handler = implement(contract.createEquipment)(async ({ body, user }) => {
  await requirePlan(user.uid);
  return { data: await createDevice(user.uid, body, () => [countOwn(user.uid, 1)]) };
});
