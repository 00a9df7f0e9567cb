import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import { isSame } from '../../graph/same-value.ts';
import { compileDevice, compileInterface, ospfStatements, routerIdOf } from '../compiled/compile-device.ts';
import type { SimulatedDevice, SimulatedInterface, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { compileRouting } from '../compiled/compiled-routing.ts';
import { nothingPluggedIn, plugKeys } from '../compiled/plugging.ts';
import type { Patched } from './patched.ts';
import { simulatedInterface, simulatedPart } from './simulated-alike.ts';

/**
 * Makes a device that of another row, in place. Ports that only layer 2 knows of change with it; an interface that routes is
 * replaced, so that nothing is taken for granted that was found of the one before. Answers the keys of ports that carry
 * other frames than before, or belong to another interface.
 */
export function patchDevice(
  network: SimulatedNetwork,
  device: SimulatedDevice,
  row: DeviceConfiguration,
  patched: Patched,
): Set<string> {
  patched.devices.add(device);
  const keys = new Set<string>();
  const named = new Map(row.interfaces.map((own) => [own.name, own]));
  const ospf = ospfStatements(row);
  const touched = new Set(
    device.interfaces.flatMap((own) => {
      const next = named.get(own.row.name);
      const isKept =
        next !== undefined &&
        isSame(own.ospf, ospf.get(next.name)) &&
        (next === own.row || isSame(simulatedInterface(own.row), simulatedInterface(next)));
      return isKept ? [] : [own.row.name];
    }),
  );
  for (const { name } of row.interfaces) if (!device.byName.has(name)) touched.add(name);
  // Frames with a tag are those of the interface below.
  for (const rows of [device.interfaces.map((own) => own.row), row.interfaces])
    for (const { name, parent } of rows) if (parent !== undefined && touched.has(name)) touched.add(parent);
  const before = new Map(device.byName);
  for (const own of before.values()) {
    if (!touched.has(own.row.name)) continue;
    for (const key of plugKeys(own)) {
      keys.add(key);
      network.ports.delete(key);
    }
    if (!named.has(own.row.name) && !isSwitched(own.row)) patched.replaced.set(own, undefined);
  }
  if (!isSame(routedPart(device.row), routedPart(row))) editDevice(network, device, row, patched);
  device.row = row;
  device.interfaces.length = 0;
  device.byName.clear();
  for (const next of row.interfaces) {
    const there = before.get(next.name);
    const isTouched = touched.has(next.name);
    const isKept = there !== undefined && (!isTouched || (isSwitched(there.row) && isSwitched(next)));
    const own = isKept ? there : placed(network, device, next, there, ospf.get(next.name), patched);
    own.row = next;
    device.interfaces.push(own);
    device.byName.set(next.name, own);
    if (isTouched) for (const key of plugKeys(own)) keys.add(key);
  }
  // Where two claim one port, the later one has it.
  for (const own of device.interfaces)
    for (const key of plugKeys(own)) if (keys.has(key)) network.ports.set(key, own);
  return keys;
}

/** An interface in the place of another one, or with a number of its own. */
function placed(
  network: SimulatedNetwork,
  device: SimulatedDevice,
  row: Interface,
  there: SimulatedInterface | undefined,
  ospf: SimulatedInterface['ospf'],
  { replaced, made, edited }: Patched,
): SimulatedInterface {
  const index = there?.index ?? network.interfaces.length;
  const own = compileInterface(row, index, device, ospf, network.vertexNumbers);
  network.interfaces[index] = own;
  network.onInterface[index] ??= nothingPluggedIn();
  if (there !== undefined) replaced.set(there, own);
  if (there !== undefined || !isSwitched(row)) made.add(own);
  if (!isSwitched(row) || (there !== undefined && !isSwitched(there.row))) edited.add(device);
  return own;
}

function editDevice(
  network: SimulatedNetwork,
  device: SimulatedDevice,
  row: DeviceConfiguration,
  { edited, deciding, addresses }: Patched,
): void {
  edited.add(device);
  if (!isSame(device.row.routing, row.routing)) {
    device.routing = compileRouting(row.routing);
    device.routerId = routerIdOf(row);
  }
  if (isSame(decidingPart(device.row), decidingPart(row))) return;
  deciding.add(device);
  for (const { address } of device.firewall.translations) addresses.add(address);
  device.firewall = network.firewallOf(row);
}

const decidingPart = ({ interfaces, policies, zones, nat, filtering }: DeviceConfiguration): unknown => [
  filtering,
  nat,
  zones,
  policies,
  interfaces.flatMap(({ name, zone }) => (zone === undefined ? [] : [name, zone])),
];

/** A device that came; the keys of its ports. */
export function addDevice(network: SimulatedNetwork, row: DeviceConfiguration, patched: Patched): string[] {
  const device = compileDevice(
    row,
    network.deviceNumbers,
    network.firewallOf(row),
    network.interfaces,
    network.vertexNumbers,
  );
  network.deviceNumbers += 1;
  network.devices.push(device);
  patched.devices.add(device);
  patched.edited.add(device);
  return device.interfaces.flatMap((own) => {
    network.onInterface[own.index] = nothingPluggedIn();
    patched.made.add(own);
    const keys = plugKeys(own);
    for (const key of keys) network.ports.set(key, own);
    return keys;
  });
}

/** A device that went; the keys of its ports. */
export function removeDevice(network: SimulatedNetwork, device: SimulatedDevice, patched: Patched): string[] {
  const keys = device.interfaces.flatMap(plugKeys);
  for (const key of keys) network.ports.delete(key);
  for (const own of device.interfaces) patched.replaced.set(own, undefined);
  for (const { address } of device.firewall.translations) patched.addresses.add(address);
  patched.edited.add(device);
  patched.deciding.add(device);
  device.position = -1;
  network.devices.splice(network.devices.indexOf(device), 1);
  return keys;
}

const routedPart = ({ spanningTree: _tree, interfaces, ...rest }: DeviceConfiguration): unknown =>
  simulatedPart({ ...rest, interfaces: interfaces.filter((row) => !isSwitched(row)) });

/** A port that only layer 2 knows of. */
const isSwitched = ({ kind, ipv4, ipv6, parent, tag, zone }: Interface): boolean =>
  (kind === 'port' || kind === 'aggregate') &&
  ipv4.length === 0 &&
  ipv6.length === 0 &&
  parent === undefined &&
  tag === undefined &&
  zone === undefined;
