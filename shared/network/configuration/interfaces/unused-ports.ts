import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { Device } from '../../../contract/device.ts';
import { portsOf } from '../../../equipment/port-names.ts';
import type { DeviceOf } from '../../hardware/devices.ts';
import { assumptions } from '../../requirements/assumptions.ts';
import type { LogicalDevice } from '../view/network-view.ts';
import { subinterfaceOf } from '../view/ports.ts';
import { plainInterface } from './routed-interfaces.ts';

/**
 * The ports that no link takes: down, and on a switch in the parking VLAN. None where the ports are not known by name: a
 * device without a model, or one whose links still have the plan's own names. Of a cluster, ports that are free on every
 * member. `rows` are the interfaces of the device, `most` how many more it may have.
 */
export function unusedPorts(
  { members, kind }: LogicalDevice,
  rows: readonly Interface[],
  deviceOf: DeviceOf,
  most: number,
): Interface[] {
  const used = new Set(
    rows.flatMap(({ ports }) => ports.map(({ name }) => subinterfaceOf(name)?.port ?? name)),
  );
  const [first, ...others] = members.map((node) => namesOf(deviceOf(node)));
  if (first === undefined || [...used].some((name) => !first.has(name))) return [];
  const free = [...first].filter((name) => !used.has(name) && others.every((names) => names.has(name)));
  return free.slice(0, Math.max(0, most)).map((name) => ({
    ...plainInterface,
    name,
    kind: 'port',
    description: 'Unused',
    isUp: false,
    ports: members.map(({ id }) => ({ node: id, name })),
    ...(kind === 'switch' && { switchport: parked }),
    from: members.map(({ id }) => id),
  }));
}

function namesOf(device: Device | undefined): ReadonlySet<string> {
  if (device === undefined) return new Set();
  const names = namesOfModels.get(device) ?? new Set(portsOf(device).map(({ name }) => name));
  namesOfModels.set(device, names);
  return names;
}

/** Of each model once: a network has hundreds of devices of one. */
const namesOfModels = new WeakMap<Device, ReadonlySet<string>>();

const parked: Interface['switchport'] = {
  mode: 'access',
  access: assumptions.parkingVlan,
  allowed: [],
  isEdge: true,
  dot1x: 'none',
  isTrusted: false,
  rootGuard: false,
};
