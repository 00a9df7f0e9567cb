import * as contract from '#shared/contract/design-equipment.ts';
import { implement } from '../../http/implement.ts';
import { getDesign } from '../../storage/designs.ts';
import { removeLines } from '../design-lines.ts';

export const handler = implement(contract.removeEquipment)(
  async ({ body: { designId, equipmentIds }, user }) => {
    await getDesign(user.uid, designId);
    await removeLines(user.uid, designId, new Set(equipmentIds));
    return {};
  },
);
