import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../contract/configuration/interfaces.ts';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { formatBlock, parseBlock } from '../../network/addressing/ipv4.ts';
import { addAddress } from '../library/address-family.ts';
import type { DeviceFiles } from '../library/device-files.ts';
import { interfaceStanzas } from '../library/interface-stanzas.ts';
import { linuxName } from '../wiring/interface-names.ts';
import { nextMac } from '../wiring/next-mac.ts';

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

/**
 * For `ip -batch`: loopbacks, and tunnels as VXLAN, whose outer packets the device's own routes carry. Addresses and routing rules are
 * those of the library's file.
 */
export function deviceCommands(
  device: DeviceConfiguration,
  files: DeviceFiles,
  numberOf: TunnelNumbers,
): string[] {
  const stanzas = interfaceStanzas(files(device, 'etc/network/interfaces'));
  return device.interfaces
    .filter(({ isUp }) => isUp)
    .flatMap((row) => {
      if (row.kind !== 'loopback' && !row.tunnel) return [];
      const link = linuxName(device, row.name);
      const { addresses = [], commands = [] } = stanzas.get(link) ?? {};
      return [
        ...(link === 'lo' ? [] : [linkCommand(link, row, numberOf(row))]),
        ...addresses.map((address) => addAddress(address, link)),
        `link set dev ${link} up`,
        ...commands,
      ];
    });
}

/** A kernel may lack the driver of dummy links: a VXLAN without a far end is up like one. */
function linkCommand(link: string, { mtu, tunnel }: Interface, number: number): string {
  const made = `link add name ${link} address ${nextMac()} mtu ${mtu} type vxlan id`;
  // One source port, so that connection tracking on the way knows both directions as one.
  return tunnel
    ? `${made} ${number} local ${tunnel.sourceAddress} remote ${tunnel.destination} dstport 4789 srcport 4789 4790`
    : `${made} ${firstLoopback + Number(link.replace(/\D/g, ''))} dstport 4790`;
}

/** Beyond the numbers of tunnels and of their probes. */
const firstLoopback = 2_000_000;
