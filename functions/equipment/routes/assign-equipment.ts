import * as contract from '#shared/contract/design-equipment.ts';
import { implement } from '../../http/implement.ts';
import { listLines } from '../../storage/design-devices.ts';
import { getDesign } from '../../storage/designs.ts';
import { devicesOfDesign } from '../../storage/devices-of-design.ts';
import { addLines } from '../design-lines.ts';
import { wantedLines } from '../wanted-lines.ts';

export const handler = implement(contract.assignEquipment)(
  async ({ body: { designId, equipment }, user }) => {
    const [wanted, lines] = await Promise.all([
      wantedLines(user.uid, equipment),
      listLines(user.uid, designId),
      getDesign(user.uid, designId),
    ]);
    await addLines(user.uid, designId, wanted, lines);
    return { data: { devices: await devicesOfDesign(user.uid, designId) } };
  },
);
