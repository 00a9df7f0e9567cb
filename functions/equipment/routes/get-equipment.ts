import * as contract from '#shared/contract/equipment.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { getEquipment } from '../../storage/equipment/equipment.ts';
import { designsUsing } from '../../storage/equipment-uses.ts';

export const handler = implement(contract.getEquipment)(async ({ params: { id }, user }) => {
  const [{ equipment }, using] = await Promise.all([getEquipment(user.uid, id), designsUsing(user.uid, id)]);
  const usedBy = using
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ designStatus, isDeleted, ...design }) => design);
  return alreadyParsed({ data: equipment, usedBy });
});
