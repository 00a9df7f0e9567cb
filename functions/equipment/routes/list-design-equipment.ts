import * as contract from '#shared/contract/design-equipment.ts';
import { implement } from '../../http/implement.ts';
import { getDesign } from '../../storage/designs.ts';
import { devicesOfDesign } from '../../storage/devices-of-design.ts';

export const handler = implement(contract.listDesignEquipment)(async ({ params: { designId }, user }) => {
  const [data] = await Promise.all([devicesOfDesign(user.uid, designId), getDesign(user.uid, designId)]);
  return { data };
});
