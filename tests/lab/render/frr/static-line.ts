import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { StaticRoute } from '#shared/contract/configuration/routing.ts';
import { linuxName } from '../../wiring/interface-names.ts';
import { familyOf } from '../address-family.ts';

/** The address of the other end on a link of two, where a route names only the interface. */
export type FarEnds = (device: DeviceConfiguration, name: string) => string | undefined;

export function staticLine(
  device: DeviceConfiguration,
  { prefix, nextHop, interface: name, distance }: StaticRoute,
  farEnds: FarEnds,
): string[] {
  const link = name === undefined ? undefined : linuxName(device, name);
  const hop = nextHop ?? (name === undefined ? undefined : farEnds(device, name));
  const way = [hop, link].filter((part) => part !== undefined).join(' ') || 'blackhole';
  return [`${familyOf(prefix).ip} route ${prefix} ${way} ${distance}`];
}
