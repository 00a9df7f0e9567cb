import type { Design } from '#shared/contract/designs.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { planNetwork } from '#shared/network/plan.ts';
import type { AssignedDevice } from '#shared/network/recommend/assigned-device.ts';
import { dayOf, instantNow } from '../runtime/clock.ts';
import { listLines } from '../storage/design-devices.ts';
import { listSeen } from '../storage/equipment.ts';
import { toDevice } from '../storage/equipment-items.ts';

/**
 * The plan of a design as it is now, with the models of its equipment or else of what is recommended, before any manual
 * work.
 * @throws unprocessable where the requirements cannot be planned.
 */
export async function planOfDesign(userId: string, design: Design): Promise<Graph> {
  const { id, requirements, isExistingNetwork, existingNetworkDetails } = design;
  const [seen, lines] = await Promise.all([listSeen(userId), listLines(userId, id)]);
  const devices = seen.map(toDevice);
  const byId = new Map(devices.map((device) => [device.id, device]));
  const assigned = lines.flatMap(({ deviceId, uses }): AssignedDevice[] => {
    const device = byId.get(deviceId);
    return device ? [{ device, uses }] : [];
  });
  return planNetwork({
    requirements,
    // What the form keeps of an existing network counts only while the design says that there is one.
    ...(isExistingNetwork && { existing: existingNetworkDetails }),
    devices,
    assigned,
    today: dayOf(instantNow()),
  });
}
