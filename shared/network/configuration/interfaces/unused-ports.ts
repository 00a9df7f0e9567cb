import type { ChassisPort, Interface } from '../../../contract/configuration/interfaces.ts';
import type { TopologyNode } from '../../../contract/topology-items.ts';
import type { DevicePort } from '../../../equipment/port-names.ts';
import { isStack } from '../../graph/clusters.ts';
import type { DeviceOf } from '../../hardware/devices.ts';
import { portsNamedAt } from '../../hardware/ports-of-model.ts';
import { assumptions } from '../../requirements/assumptions.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import { interfaceOf, subinterfaceOf } from '../view/ports.ts';
import { plainInterface } from './routed-interfaces.ts';

/**
 * The ports that no link takes: down, and on a switch in the parking VLAN. None where the ports are not known by name: a
 * device without a model, or one whose links still have the plan's own names. Of a stack, those of every
 * member; of any other cluster, ports that are free on all of them. `rows` are the interfaces of the device, `most` how many more it may have.
 */
export function unusedPorts(
  device: LogicalDevice,
  rows: readonly Interface[],
  deviceOf: DeviceOf,
  most: number,
): Interface[] {
  const { members } = device;
  const free = isStack(device)
    ? members.flatMap((node) => freePorts([node], rows, deviceOf))
    : freePorts(members, rows, deviceOf);
  return free.slice(0, Math.max(0, most)).flatMap((ports): Interface[] => {
    const [first] = ports;
    return first === undefined
      ? []
      : [
          {
            ...plainInterface,
            name: interfaceOf(device, first),
            kind: 'port',
            description: 'Unused',
            isUp: false,
            ports,
            ...(device.kind === 'switch' && { switchport: parked }),
            from: ports.map(({ node }) => node),
          },
        ];
  });
}

/** Ports that no row takes and that are free on every member. */
function freePorts(
  members: readonly TopologyNode[],
  rows: readonly Interface[],
  deviceOf: DeviceOf,
): ChassisPort[][] {
  const ids = new Set(members.map(({ id }) => id));
  const used = new Set<string>();
  for (const { ports } of rows)
    for (const { node, name } of ports) if (ids.has(node)) used.add(subinterfaceOf(name)?.port ?? name);
  const [first, ...others] = members.map((node) => portsOfDevice(node, deviceOf));
  if (first === undefined || [...used].some((name) => !first.has(name))) return [];
  const taken = new Set([...used].map((name) => first.get(name)));
  return [...new Set(first.values())]
    .filter((port) => !port.isControl && !taken.has(port) && others.every((ports) => ports.has(port.name)))
    .map(({ name }) => members.map(({ id }) => ({ node: id, name })));
}

function portsOfDevice(node: TopologyNode, deviceOf: DeviceOf): ReadonlyMap<string, DevicePort> {
  const device = deviceOf(node);
  return device === undefined ? new Map() : portsNamedAt(node, device);
}

const parked: Interface['switchport'] = {
  mode: 'access',
  access: assumptions.parkingVlan,
  allowed: [],
  isEdge: true,
  dot1x: 'none',
  isTrusted: false,
  rootGuard: false,
};
