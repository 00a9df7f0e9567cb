import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Routing } from '#shared/contract/configuration/routing.ts';
import { ipv4, ipv6 } from '../address-family.ts';
import { bgpLines } from './bgp-lines.ts';
import { filterLines } from './filter-lines.ts';
import { ospfLines } from './ospf-lines.ts';
import { type FarEnds, staticLine } from './static-line.ts';

/** A daemon of FRR and its configuration. Each gets only what it understands. */
export type FrrFiles = ReadonlyMap<FrrDaemon, string>;
export type FrrDaemon = 'zebra' | 'staticd' | 'ospfd' | 'ospf6d' | 'bgpd';

export function frrFiles(device: DeviceConfiguration, routing: Routing, farEnds: FarEnds): FrrFiles {
  const filters = filterLines(routing.filters);
  const files = new Map<FrrDaemon, string>([
    ['zebra', text(device.hostname, zebraLines(routing.routerId))],
    [
      'staticd',
      text(
        device.hostname,
        routing.statics.flatMap((route) => staticLine(device, route, farEnds)),
      ),
    ],
  ]);
  if (routing.ospf)
    files.set(
      'ospfd',
      text(device.hostname, [...filters, ...ospfLines(device, routing.ospf, routing.routerId, ipv4)]),
    );
  if (routing.ospf3)
    files.set(
      'ospf6d',
      text(device.hostname, [...filters, ...ospfLines(device, routing.ospf3, routing.routerId, ipv6)]),
    );
  if (routing.bgp)
    files.set(
      'bgpd',
      text(device.hostname, [...filters, ...bgpLines(device, routing.bgp, routing.routerId)]),
    );
  return files;
}

/** FRR 8.4 loses routes on some kernels where nexthops are objects of the kernel's. */
export const zebraLines = (routerId: string): string[] => [
  'no zebra nexthop kernel enable',
  `ip router-id ${routerId}`,
];

export const text = (hostname: string, lines: readonly string[]): string =>
  `${[`hostname ${hostname}`, ...lines].join('\n')}\n`;
