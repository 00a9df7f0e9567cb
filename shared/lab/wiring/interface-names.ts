import { onceEach } from '../../caching/once-each.ts';
import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { frr } from '../../templates/dialects/frr.ts';
import { interfaceNames } from '../../templates/library/context/interface-names.ts';
import { networkIndex } from '../../templates/library/context/network-index.ts';

/** An interface's name in the library's files. */
export function linuxName(device: DeviceConfiguration, name: string): string {
  const found = namesOf(device).get(name);
  if (found === undefined) throw new Error(`${device.hostname} has no interface ${name}`);
  return found;
}

const namesOf = onceEach((device: DeviceConfiguration) =>
  interfaceNames(
    device,
    frr,
    networkIndex({ devices: [device], cables: [], providers: [], hosts: [], flows: [] }),
  ),
);

export const vlanBridge = (vlan: number): string => `vlan${vlan}`;
