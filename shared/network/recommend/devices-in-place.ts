import type { Device, Role } from '../../contract/device.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { deviceKindOf } from '../hardware/device-kind.ts';
import type { AssignedDevice } from './assigned-device.ts';

/** The devices that a network has at its places, as if they had been assigned to the design: with their roles and sites. */
export function devicesInPlace({ nodes }: Graph, devices: readonly Device[]): AssignedDevice[] {
  const byId = new Map(devices.map((device) => [device.id, device]));
  const counts = new Map<Device, Map<Role, Map<string, number>>>();
  for (const node of nodes) {
    const device = byId.get(node.equipmentId ?? '');
    const role = deviceKindOf(node)?.role;
    if (device === undefined || role === undefined || node.site === undefined) continue;
    const roles = counts.get(device) ?? new Map<Role, Map<string, number>>();
    const sites = roles.get(role) ?? new Map<string, number>();
    counts.set(device, roles.set(role, sites.set(node.site, node.quantity + (sites.get(node.site) ?? 0))));
  }
  return [...counts].map(([device, roles]) => ({
    device,
    uses: [...roles].flatMap(([role, sites]) =>
      [...sites].map(([site, quantity]) => ({ role, quantity, sites: [site] })),
    ),
  }));
}
