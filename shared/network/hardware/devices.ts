import { onceEach } from '../../caching/once-each.ts';
import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { describedModel } from './described-model.ts';

type Placed = Pick<TopologyNode, 'id' | 'equipmentId'> & Partial<Pick<TopologyNode, 'existing'>>;

/** The model of a node, where one was chosen and is known. */
export type DeviceOf = (node: Placed) => Device | undefined;

/**
 * Looks models up by the node's `equipmentId`; of a device that stays, what its owner states where the catalogue does not list it. Made once
 * for each list.
 */
export const devicesById = onceEach((devices: readonly Device[]): DeviceOf => {
  const byId = new Map(devices.map((device) => [device.id, device]));
  const described = new Map<string, Device>();
  return ({ equipmentId, existing }) => {
    if (equipmentId !== undefined) return byId.get(equipmentId);
    if (existing?.stated?.category === undefined) return undefined;
    const { device: name, stated } = existing;
    const key = `${name} ${JSON.stringify(stated)}`;
    const model = described.get(key) ?? describedModel(name, existing.stated.category, stated);
    described.set(key, model);
    return model;
  };
});
