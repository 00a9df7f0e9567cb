import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { ChassisPort, Interface } from '../../contract/configuration/interfaces.ts';

export interface PortOwner {
  readonly device: DeviceConfiguration;
  readonly interface: Interface;
}

export type PortOwners = (port: ChassisPort) => PortOwner | undefined;

/** Which interface of which logical device a port of a chassis belongs to. */
export function portOwners(devices: readonly DeviceConfiguration[]): PortOwners {
  const owners = new Map<string, PortOwner>();
  for (const device of devices)
    for (const row of device.interfaces)
      if (row.kind !== 'subinterface')
        for (const port of row.ports) owners.set(key(port), { device, interface: row });
  return (port) => owners.get(key(port));
}

const key = ({ node, name }: ChassisPort): string => `${node} ${name}`;
