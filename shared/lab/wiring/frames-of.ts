import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../contract/configuration/interfaces.ts';
import { linuxName, vlanBridge } from './interface-names.ts';

export const untagged = 0;

/**
 * The frames that an interface sends and takes on its cable, by tag, each with the bridge that it belongs to. Two ends
 * meet where both name a tag: a VLAN that one of them leaves out goes nowhere, and unequal native VLANs mix.
 */
export function framesOf(device: DeviceConfiguration, port: Interface): ReadonlyMap<number, string> {
  if (!port.isUp) return new Map();
  return port.switchport ? switched(device, port) : routed(device, port);
}

function switched(device: DeviceConfiguration, { switchport }: Interface): ReadonlyMap<number, string> {
  const frames = new Map<number, string>();
  const exists = new Set(device.vlans.map(({ id }) => id));
  const put = (tag: number, vlan: number | undefined): void => {
    if (vlan !== undefined && exists.has(vlan)) frames.set(tag, vlanBridge(vlan));
  };
  if (switchport?.mode === 'access') {
    put(untagged, switchport.access);
    if (switchport.voice !== undefined) put(switchport.voice, switchport.voice);
  } else if (switchport) {
    for (const vlan of switchport.allowed) if (vlan !== switchport.native) put(vlan, vlan);
    put(untagged, switchport.native);
  }
  return frames;
}

function routed(device: DeviceConfiguration, port: Interface): ReadonlyMap<number, string> {
  const frames = new Map<number, string>();
  if (port.ipv4.length + port.ipv6.length > 0) frames.set(untagged, linuxName(device, port.name));
  for (const { kind, parent, tag, name, isUp } of device.interfaces)
    if (kind === 'subinterface' && parent === port.name && isUp)
      frames.set(tag ?? untagged, linuxName(device, name));
  return frames;
}
