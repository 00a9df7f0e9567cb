import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Interface } from '#shared/contract/configuration/interfaces.ts';

/** Linux allows 15 characters, so that each interface gets a short name. All loopbacks are `lo`. */
export function linuxName(device: DeviceConfiguration, name: string): string {
  const known = names.get(device) ?? namesOf(device);
  names.set(device, known);
  const found = known.get(name);
  if (found === undefined) throw new Error(`${device.hostname} has no interface ${name}`);
  return found;
}

const names = new WeakMap<DeviceConfiguration, ReadonlyMap<string, string>>();

const namesOf = (device: DeviceConfiguration): ReadonlyMap<string, string> =>
  new Map(device.interfaces.map((row, index) => [row.name, shortName(row, index)]));

function shortName({ kind, vlan }: Interface, index: number): string {
  switch (kind) {
    case 'loopback':
      return 'lo';
    case 'vlan':
      return vlanBridge(vlan ?? 0);
    case 'tunnel':
      return `tun${index}`;
    case 'subinterface':
      return `sub${index}`;
    case 'bridge':
      return `br${index}`;
    case 'aggregate':
      return `ag${index}`;
    case 'port':
      return `p${index}`;
  }
}

export const vlanBridge = (vlan: number): string => `vlan${vlan}`;
