import type { PortsAtOneSpeed } from '../../../contract/configuration/device-configuration.ts';
import { mostFrom } from '../../../contract/configuration/interfaces.ts';
import { groupSpeed, type PortsOfOneSpeed } from '../../../equipment/speed-groups.ts';
import { physicalPort, portsNamed } from '../../graph/port-range.ts';
import { portSpeed } from '../../graph/port-speed.ts';
import type { DeviceOf } from '../../hardware/devices.ts';
import { portsOfModel } from '../../hardware/ports-of-model.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';

/**
 * The speed of each group of ports that links end in, where the model runs some at one speed: that of the first of them, since all
 * have it. Of a cluster those of its first chassis, the others having the same. A circuit counts with its transceiver.
 */
export function portGroupsOf(
  device: LogicalDevice,
  { endsOf }: Pick<NetworkView, 'endsOf'>,
  deviceOf: DeviceOf,
): PortsAtOneSpeed[] {
  const [first] = device.members;
  const model = deviceOf(first);
  if (model === undefined || model.specs.ports.every(({ speedGroup }) => speedGroup === undefined)) return [];
  const known = portsOfModel(model);
  const groups = new Map<PortsOfOneSpeed, { readonly mbps: number; readonly from: Set<string> }>();
  for (const { edge, end, node } of endsOf.get(device.id) ?? []) {
    const mbps = portSpeed(edge, end);
    const stated = end === 'source' ? edge.sourcePort : edge.targetPort;
    if (node.id !== first.id || mbps === undefined || stated === undefined) continue;
    for (const name of portsNamed(physicalPort(stated))) {
      const group = known.get(name)?.group;
      if (group === undefined) continue;
      const found = groups.get(group) ?? { mbps: groupSpeed(group, mbps), from: new Set() };
      groups.set(group, found);
      found.from.add(edge.id);
    }
  }
  return [...groups]
    .sort(([a], [b]) => a.number - b.number)
    .map(([{ number, names }, { mbps, from }]) => ({
      number,
      ports: [...names],
      mbps,
      from: [...from].slice(0, mostFrom),
    }));
}
