import type { DesignDevice } from '#shared/contract/design-devices.ts';
import { log } from '../runtime/logger.ts';
import { listLines } from './design-devices.ts';
import { getDevices } from './equipment/equipment.ts';
import { toDevice } from './equipment/equipment-items.ts';

/** The equipment of a design with its devices, in the order in which they were added. */
export async function devicesOfDesign(uid: string, designId: string): Promise<DesignDevice[]> {
  const lines = await listLines(uid, designId);
  const devices = await getDevices(lines.map(({ owner, deviceId }) => ({ owner, id: deviceId })));
  const byOwner = new Map(devices.map(({ owner, equipment }) => [`${owner}#${equipment.id}`, equipment]));
  return lines.flatMap(({ owner, deviceId, uses, quantity, version, addedAt }) => {
    const equipment = byOwner.get(`${owner}#${deviceId}`);
    if (equipment) return [{ id: deviceId, device: toDevice(equipment), uses, quantity, version, addedAt }];
    // A device in use cannot be deleted, so a table must have been restored in part.
    log('error', 'A design uses a device that does not exist', { designId, deviceId, owner });
    return [];
  });
}
