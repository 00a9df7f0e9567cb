import type { NetworkConfiguration } from '../contract/configuration/network-configuration.ts';
import { addAddress, familyOf, ipv6, spokenFamilies } from './library/address-family.ts';
import type { DeviceFiles } from './library/device-files.ts';
import { deviceCommands, tunnelNumbers } from './render/device-commands.ts';
import { gatewayRules } from './render/gateway-rules.ts';
import { internetAddresses } from './render/internet-addresses.ts';
import { everywhere, routers, sysctlValues, withoutIpv6 } from './render/kernel-values.ts';
import { linkCommands } from './render/link-commands.ts';
import { packetFilter } from './render/packet-filter.ts';
import { internetNftables } from './render/provider-nftables.ts';
import { type SpaceDaemons, spaceDaemons } from './render/space-daemons.ts';
import { hostSpace } from './wiring/host-runs.ts';
import { internetSpace } from './wiring/provider-runs.ts';
import type { Wiring } from './wiring/wiring.ts';

/** What makes one namespace what it stands for. */
export interface PlannedSpace {
  readonly key: string;
  /** Values below /proc/sys, before its links are made. */
  readonly kernel: readonly (readonly [string, string])[];
  /** For `ip -batch`, once the wires are there. */
  readonly commands: readonly string[];
  /** For `nft -f`; empty where it has none. */
  readonly rules: string;
  readonly daemons: SpaceDaemons | undefined;
}

/** Every namespace of a network in the order of its wiring. `folderOf` is where the state of its daemons is. */
export function plannedSpaces(
  network: NetworkConfiguration,
  wiring: Wiring,
  files: DeviceFiles,
  folderOf: (space: string) => string,
): PlannedSpace[] {
  const { devices, providers } = network;
  const hasIpv6 = spokenFamilies(network).includes(ipv6);
  const deviceOf = new Map(devices.map((device) => [device.id, device]));
  const outside = new Set([internetSpace, ...providers.map(({ id }) => id)]);
  const internet = new Set(providers.flatMap(({ id, kind }) => (kind === 'internet' ? [id] : [])));
  const daemons = new Map(spaceDaemons(network, files, folderOf).map((row) => [row.space, row]));
  const links = linkCommands(wiring);
  const further = furtherCommands(network, files);
  return [...wiring.spaces.keys()].map((key) => {
    const device = deviceOf.get(key);
    const stated = device ? sysctlValues(files(device, 'etc/sysctl.d/90-network.conf')) : [];
    const rules =
      device && `${packetFilter(files(device, 'etc/nftables.conf'))}\n${gatewayRules(device, wiring)}`;
    return {
      key,
      kernel: [
        ...everywhere,
        ...(hasIpv6 ? [] : withoutIpv6),
        ...(outside.has(key) ? routers : []),
        ...stated.filter(([path]) => hasIpv6 || !path.startsWith('net/ipv6/')),
      ],
      commands: [...(links.get(key) ?? []), ...(further.get(key) ?? [])],
      rules: (internet.has(key) ? internetNftables : (rules ?? '')).trim(),
      daemons: daemons.get(key),
    };
  });
}

/** Beyond bridges and wires: loopbacks and tunnels, the hosts' gateways, and who is on the internet. */
function furtherCommands(network: NetworkConfiguration, files: DeviceFiles): ReadonlyMap<string, string[]> {
  const hasIpv6 = spokenFamilies(network).includes(ipv6);
  const numberOf = tunnelNumbers(network);
  const ofDevices = network.devices.map((device): [string, string[]] => [
    device.id,
    deviceCommands(device, files, numberOf),
  ]);
  const ofHosts = network.hosts.map(({ id, gateway, gatewayIpv6 }): [string, string[]] => [
    hostSpace(id),
    [
      ...(gateway === undefined ? [] : [`route add default via ${gateway}`]),
      ...(hasIpv6 && gatewayIpv6 !== undefined ? [`route add ::/0 via ${gatewayIpv6}`] : []),
    ],
  ]);
  const ofInternet = internetAddresses(network).map((address) =>
    addAddress(`${address}/${familyOf(address).longest}`, 'lo'),
  );
  return new Map([...ofDevices, ...ofHosts, [internetSpace, ofInternet]]);
}
