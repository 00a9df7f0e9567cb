import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Interface } from '#shared/contract/configuration/interfaces.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { formatBlock, parseBlock } from '#shared/network/addressing/ipv4.ts';
import { linuxName } from '../wiring/interface-names.ts';
import { nextMac } from '../wiring/next-mac.ts';
import { addAddress } from './address-family.ts';

/** Tunnels by the subnet inside them: both ends of one have the same number. */
export type TunnelNumbers = (row: Interface) => number;

export function tunnelNumbers({ devices }: NetworkConfiguration): TunnelNumbers {
  const inner = devices
    .flatMap(({ interfaces }) => interfaces.filter(({ kind }) => kind === 'tunnel'))
    .map(innerSubnet);
  const numbers = new Map([...new Set(inner)].sort().map((subnet, index) => [subnet, index + 1]));
  return (row) => numbers.get(innerSubnet(row)) ?? 0;
}

function innerSubnet({ ipv4, tunnel }: Interface): string {
  const [address] = ipv4;
  if (address) return formatBlock(parseBlock(address));
  return [tunnel?.sourceAddress, tunnel?.destination].sort().join(' ');
}

/** For `ip -batch`: loopbacks, and tunnels as VXLAN, whose outer packets the device's own routes carry. */
export function deviceCommands(device: DeviceConfiguration, numberOf: TunnelNumbers): string[] {
  return device.interfaces
    .filter(({ isUp }) => isUp)
    .flatMap((row, index) => {
      if (row.kind === 'loopback')
        return [...row.ipv4, ...row.ipv6].map((address) => addAddress(address, 'lo'));
      return row.tunnel ? tunnelCommands(device, row, row.tunnel, numberOf(row), 100 + index) : [];
    });
}

/** One source port, so that connection tracking on the way knows both directions as one. */
function tunnelCommands(
  device: DeviceConfiguration,
  { name, mtu, ipv4, ipv6 }: Interface,
  { sourceAddress, destination, via }: NonNullable<Interface['tunnel']>,
  number: number,
  table: number,
): string[] {
  const link = linuxName(device, name);
  return [
    `link add ${link} address ${nextMac()} mtu ${mtu} type vxlan id ${number} local ${sourceAddress} remote ${destination} dstport 4789 srcport 4789 4790`,
    ...[...ipv4, ...ipv6].map((address) => addAddress(address, link)),
    `link set ${link} up`,
    ...(via
      ? [
          `rule add pref ${table} from ${sourceAddress} to ${destination} lookup ${table}`,
          `route add default via ${via.nextHop} dev ${linuxName(device, via.interface)} table ${table}`,
          `route add unreachable default metric 4000 table ${table}`,
        ]
      : []),
  ];
}
