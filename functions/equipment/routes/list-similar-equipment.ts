import * as contract from '#shared/contract/equipment.ts';
import { similarDevices } from '#shared/equipment/similarity.ts';
import { implement } from '../../http/implement.ts';
import { getEquipment, listSeen } from '../../storage/equipment/equipment.ts';
import { toDevice } from '../../storage/equipment/equipment-items.ts';

export const handler = implement(contract.listSimilarEquipment)(async ({ params: { id }, user }) => {
  const { equipment } = await getEquipment(user.uid, id);
  const peers = await listSeen(user.uid, { category: equipment.category });
  const nearest = similarDevices(toDevice(equipment), peers.map(toDevice));
  return {
    data: nearest.map((near) => ({ ...near, differs: [...near.differs], notKnown: [...near.notKnown] })),
  };
});
