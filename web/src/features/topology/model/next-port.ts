import type { TopologyNode } from '#shared/contract/topology-items.ts';
import type { DevicePort } from '#shared/equipment/port-names.ts';

/**
 * The port that a device is plugged into next: one that powers where it is an access point, one that does not else, uplinks
 * last. Undefined where none fits.
 */
export function nextPort(
  free: readonly DevicePort[],
  plugged: Pick<TopologyNode, 'type'>,
): DevicePort | undefined {
  const isPowered = plugged.type === 'accesspoint';
  const rank = ({ poe, role, connector }: DevicePort) =>
    (role === 'uplink' ? 4 : 0) +
    (connector === 'RJ45' ? 0 : 2) +
    ((poe !== undefined) === isPowered ? 0 : 1);
  return free
    .filter((port) => !isPowered || port.poe !== undefined || port.connector === 'RJ45')
    .toSorted((a, b) => rank(a) - rank(b))[0];
}
