import * as contract from '#shared/contract/design-equipment.ts';
import { implement } from '../../http/implement.ts';
import { listLines } from '../../storage/design-devices.ts';
import { getDesign } from '../../storage/designs.ts';
import { devicesOfDesign } from '../../storage/devices-of-design.ts';
import { changeLines } from '../design-lines.ts';
import { lineChanges } from '../line-changes.ts';

export const handler = implement(contract.updateDesignEquipment)(
  async ({ params: { designId }, body, user }) => {
    const [lines] = await Promise.all([listLines(user.uid, designId), getDesign(user.uid, designId)]);
    await changeLines(user.uid, designId, await lineChanges(lines, body.devices));
    return { data: { devices: await devicesOfDesign(user.uid, designId) } };
  },
);
