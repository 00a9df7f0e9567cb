import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';

/** The model of a node, where one was chosen and is known. */
export type DeviceOf = (node: Pick<TopologyNode, 'id' | 'equipmentId'>) => Device | undefined;

/** Looks models up by the node's `equipmentId`. */
export function devicesById(devices: readonly Device[]): DeviceOf {
  const byId = new Map(devices.map((device) => [device.id, device]));
  return ({ equipmentId }) => (equipmentId === undefined ? undefined : byId.get(equipmentId));
}
