import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import { isSame } from '../../graph/same-value.ts';
import { compileDevice, compileInterface, ospfStatements, routerIdOf } from '../compiled/compile-device.ts';
import type { SimulatedDevice, SimulatedInterface, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { compileRouting } from '../compiled/compiled-routing.ts';
import type { Firewall } from '../compiled/firewall-rules.ts';
import { nothingPluggedIn, plugKeys } from '../compiled/plugging.ts';
import { placeOf } from './interface-place.ts';
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
  const placed = new Map(row.interfaces.map((own) => [placeOf(own), own]));
  const ospf = ospfStatements(row);
  const touched = new Set(
    device.interfaces.flatMap((own) => {
      const next = placed.get(placeOf(own.row));
      return next !== undefined && isAlike(own, next, ospf.get(next.name)) ? [] : [placeOf(own.row)];
    }),
  );
  const before = new Map(device.interfaces.map((own) => [placeOf(own.row), own]));
  for (const place of placed.keys()) if (!before.has(place)) touched.add(place);
  // Frames with a tag are those of the interface below.
  for (const rows of [device.interfaces.map((own) => own.row), row.interfaces])
    for (const { name, parent } of rows) if (parent !== undefined && touched.has(name)) touched.add(parent);
  for (const [place, own] of before) {
    if (!touched.has(place)) continue;
    for (const key of plugKeys(own)) {
      keys.add(key);
      network.ports.delete(key);
    }
    if (!placed.has(place) && !isSwitched(own.row)) patched.replaced.set(own, undefined);
  }
  if (!isSame(routedPart(device.row), routedPart(row))) editDevice(network, device, row, patched);
  device.row = row;
  device.interfaces.length = 0;
  device.byName.clear();
  for (const next of row.interfaces) {
    const [there, stated] = [before.get(placeOf(next)), ospf.get(next.name)];
    const isTouched = touched.has(placeOf(next));
    const isKept = there !== undefined && (!isTouched || (isSwitched(there.row) && isSwitched(next)));
    const own = isKept ? there : made(network, device, next, there, stated, patched);
    if (own.row.name !== next.name) patched.renamed.add(own);
    own.row = next;
    own.ospf = stated;
    device.interfaces.push(own);
    device.byName.set(next.name, own);
    if (isTouched) for (const key of plugKeys(own)) keys.add(key);
  }
  // Where two claim one port, the later one has it.
  for (const own of device.interfaces)
    for (const key of plugKeys(own)) if (keys.has(key)) network.ports.set(key, own);
  return keys;
}

/** Whether an interface is as it was but for its name. */
const isAlike = (
  { row, ospf }: SimulatedInterface,
  next: Interface,
  stated: SimulatedInterface['ospf'],
): boolean =>
  isSame(ospf && { ...ospf, interface: next.name }, stated) &&
  (next === row || isSame(simulatedInterface({ ...row, name: next.name }), simulatedInterface(next)));

/** An interface in the place of another one, or with a number of its own. */
function made(
  network: SimulatedNetwork,
  device: SimulatedDevice,
  row: Interface,
  there: SimulatedInterface | undefined,
  ospf: SimulatedInterface['ospf'],
  patched: Patched,
): SimulatedInterface {
  const index = there?.index ?? network.interfaces.length;
  const own = compileInterface(row, index, device, ospf, network.vertexNumbers);
  network.interfaces[index] = own;
  network.onInterface[index] ??= nothingPluggedIn();
  if (there !== undefined) patched.replaced.set(there, own);
  if (there !== undefined || !isSwitched(row)) patched.made.add(own);
  if (!isSwitched(row) || (there !== undefined && !isSwitched(there.row))) patched.edited.add(device);
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
  const former = device.firewall;
  device.firewall = network.firewallOf(row);
  if (isSame(decidingPart(device.row, former), decidingPart(row, device.firewall))) return;
  deciding.add(device);
  for (const { address } of former.translations) addresses.add(address);
}

const decidingPart = (
  { interfaces, policies, zones, nat, filtering }: DeviceConfiguration,
  { zoneOfInterface }: Firewall,
): unknown => [
  filtering,
  nat,
  zones.map(({ name, prefixes }) => [name, prefixes]),
  policies,
  interfaces.flatMap((own) => {
    const zone = zoneOfInterface.get(own.name);
    return zone === undefined ? [] : [placeOf(own), zone];
  }),
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
