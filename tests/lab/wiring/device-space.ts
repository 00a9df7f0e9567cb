import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import { contains, parseBlock } from '#shared/network/addressing/ipv4.ts';
import { formatIpv6, parseIpv6 } from '#shared/network/addressing/ipv6-address.ts';
import { isIpv4 } from '../render/address-family.ts';
import { linuxName, vlanBridge } from './interface-names.ts';
import { nextMac } from './next-mac.ts';
import type { Bridge, Space } from './wiring.ts';

/** A device's namespace: one bridge for each VLAN and for each routed interface. */
export function deviceSpace(device: DeviceConfiguration): Space {
  const bridges = new Map<string, Bridge>();
  const add = (name: string, mtu: number, addresses: readonly string[]): void => {
    const mac = nextMac();
    const own = addresses.every(isIpv4) ? [] : [linkLocal(mac)];
    bridges.set(name, { name, mac, mtu, addresses: [...addresses, ...own] });
  };
  for (const { id } of device.vlans) add(vlanBridge(id), 1500, []);
  for (const { name, kind, mtu, ipv4, ipv6, isUp, switchport } of device.interfaces)
    if (kind !== 'loopback' && kind !== 'tunnel' && !switchport)
      add(
        linuxName(device, name),
        mtu,
        isUp
          ? [...ipv4, ...ipv6, ...natAddresses(device, name, ipv4), ...sharedAddresses(device, name, ipv4)]
          : [],
      );
  return { key: device.id, bridges };
}

/** As the kernel makes it of the MAC address, once there is a carrier: VRRP’s daemon wants it from the start. */
function linkLocal(mac: string): string {
  const [a = 0, ...rest] = mac.split(':').map((byte) => Number.parseInt(byte, 16));
  const bytes = [a ^ 2, ...rest.slice(0, 2), 0xff, 0xfe, ...rest.slice(2)];
  const identifier = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  return `${formatIpv6(parseIpv6('fe80::') | identifier)}/64`;
}

/** Gateways that both of a pair are: VRRP's daemon holds the others. */
const sharedAddresses = (
  { firstHops }: DeviceConfiguration,
  name: string,
  [own]: readonly string[],
): string[] =>
  firstHops.flatMap((hop) =>
    hop.interface === name && hop.isActiveOnBoth
      ? [hop.global === undefined ? `${hop.address}/${own?.split('/')[1]}` : `${hop.global}/64`]
      : [],
  );

/** Addresses of the outside's own subnet that only NAT uses: a firewall answers ARP for them. */
function natAddresses(device: DeviceConfiguration, name: string, own: readonly string[]): string[] {
  const addresses = new Set(
    device.nat.filter(({ outside }) => outside === name).map(({ address }) => address),
  );
  return [...addresses]
    .filter((address) => own.some((cidr) => contains(parseBlock(cidr), parseBlock(`${address}/32`))))
    .filter((address) => !own.some((cidr) => cidr.startsWith(`${address}/`)))
    .map((address) => `${address}/32`);
}
