import type { Device } from '#shared/contract/device.ts';
import type { AssignedDevice } from '#shared/network/recommend/assigned-device.ts';
import { listLines } from '../storage/design-devices.ts';
import { listSeen } from '../storage/equipment/equipment.ts';

/** What a design can be planned with. */
export interface DesignEquipment {
  /** Every device that its owner sees. */
  readonly devices: readonly Device[];
  /** Those that are the design's. */
  readonly assigned: readonly AssignedDevice[];
}

export async function equipmentOfDesign(userId: string, designId: string): Promise<DesignEquipment> {
  const [devices, lines] = await Promise.all([listSeen(userId), listLines(userId, designId)]);
  const byId = new Map(devices.map((device) => [device.id, device]));
  const assigned = lines.flatMap(({ deviceId, uses }): AssignedDevice[] => {
    const device = byId.get(deviceId);
    return device ? [{ device, uses }] : [];
  });
  return { devices, assigned };
}
