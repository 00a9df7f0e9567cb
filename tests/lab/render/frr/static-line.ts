import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { StaticRoute } from '#shared/contract/configuration/routing.ts';
import { linuxName } from '../../wiring/interface-names.ts';
import { isIpv4 } from '../is-ipv4.ts';

/** The address of the other end on a link of two, where a route names only the interface. */
export type FarEnds = (device: DeviceConfiguration, name: string) => string | undefined;

/** Nothing for IPv6. */
export function staticLine(
  device: DeviceConfiguration,
  { prefix, nextHop, interface: name, distance }: StaticRoute,
  farEnds: FarEnds,
): string[] {
  if (!isIpv4(prefix)) return [];
  const link = name === undefined ? undefined : linuxName(device, name);
  const hop = nextHop ?? (name === undefined ? undefined : farEnds(device, name));
  const way = [hop, link].filter((part) => part !== undefined).join(' ') || 'blackhole';
  return [`ip route ${prefix} ${way} ${distance}`];
}
