import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { withoutPrefix } from '../../network/addressing/ipv4.ts';
import type { DeviceFiles } from '../library/device-files.ts';
import { deviceRuns } from './device-runs.ts';
import { deviceSpace } from './device-space.ts';
import { hostRuns } from './host-runs.ts';
import { portOwners } from './port-owners.ts';
import { type PlannedRun, providerRuns } from './provider-runs.ts';
import { probesSpace, type Space, type Wire, type Wiring } from './wiring.ts';

/** The namespaces of a network, and every veth pair between them. */
export function buildWiring(network: NetworkConfiguration, files: DeviceFiles): Wiring {
  const owners = portOwners(network.devices);
  const spaces = new Map<string, Space>();
  const notes: string[] = [];
  const add = (space: Space): void => {
    spaces.set(space.key, space);
  };
  for (const device of network.devices) {
    add(deviceSpace(device, files));
    if (device.interfaces.some(({ kind }) => kind === 'tunnel'))
      add({ key: probesSpace(device.id), bridges: new Map() });
  }
  const between = deviceRuns(network, owners, notes);
  const runs: PlannedRun[] = [
    ...between.runs,
    ...providerRuns(network, owners, add, notes),
    ...hostRuns(network, owners, add, notes),
  ];
  const wires = runs.flatMap(({ run, joins }) => joins.map(({ a, b }) => ({ run, a, b })));
  const used = wires
    .filter(({ a, b }) => a.space !== b.space)
    .map((wire, index): Wire => ({ number: index + 1, ...wire }));
  return { spaces, wires: used, hosts: hostSpaces(network), cables: between.cables, notes };
}

/** A host group whose address a device has itself is that device. */
function hostSpaces({ devices, hosts }: NetworkConfiguration): Map<string, string> {
  const holders = new Map(
    devices.flatMap(({ id, interfaces }) =>
      interfaces.flatMap(({ ipv4, ipv6 }) =>
        [...ipv4, ...ipv6].map((cidr) => [withoutPrefix(cidr), id] as const),
      ),
    ),
  );
  return new Map(
    hosts.map(({ id, ipv4, ipv6 }) => [id, holders.get(withoutPrefix(ipv4 ?? ipv6 ?? '')) ?? `host ${id}`]),
  );
}
