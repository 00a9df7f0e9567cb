import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { formatIpv6, parseIpv6 } from '../../network/addressing/ipv6-address.ts';
import { isIpv4 } from '../library/address-family.ts';
import type { DeviceFiles } from '../library/device-files.ts';
import { interfaceStanzas } from '../library/interface-stanzas.ts';
import { linuxName, vlanBridge } from './interface-names.ts';
import { nextMac } from './next-mac.ts';
import type { Bridge, Space } from './wiring.ts';

/** A device's namespace: one bridge for each VLAN and for each routed interface, with the addresses of the library's file. */
export function deviceSpace(device: DeviceConfiguration, files: DeviceFiles): Space {
  const stanzas = interfaceStanzas(files(device, 'etc/network/interfaces'));
  const bridges = new Map<string, Bridge>();
  const add = (name: string, mtu: number, addresses: readonly string[]): void => {
    const mac = nextMac();
    const own = addresses.every(isIpv4) ? [] : [linkLocal(mac)];
    bridges.set(name, { name, mac, mtu, addresses: [...addresses, ...own] });
  };
  for (const { id } of device.vlans) add(vlanBridge(id), 1500, []);
  for (const { name, kind, mtu, isUp, switchport } of device.interfaces)
    if (kind !== 'loopback' && kind !== 'tunnel' && !switchport) {
      const link = linuxName(device, name);
      const { addresses = [], virtual = [] } = stanzas.get(link) ?? {};
      add(link, mtu, isUp ? [...addresses, ...virtual] : []);
    }
  return { key: device.id, bridges };
}

/** As the kernel makes it of the MAC address, once there is a carrier: VRRP’s daemon wants it from the start. */
function linkLocal(mac: string): string {
  const [a = 0, ...rest] = mac.split(':').map((byte) => Number.parseInt(byte, 16));
  const bytes = [a ^ 2, ...rest.slice(0, 2), 0xff, 0xfe, ...rest.slice(2)];
  const identifier = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  return `${formatIpv6(parseIpv6('fe80::') | identifier)}/64`;
}
