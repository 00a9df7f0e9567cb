import * as z from 'zod';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import { linuxName } from '#shared/lab/wiring/interface-names.ts';
import { formatIpv6, parseIpv6 } from '#shared/network/addressing/ipv6-address.ts';
import { askDaemon } from './ask-daemon.ts';
import type { Lab } from './lab.ts';

export interface RouteTable {
  /** The device's id. */
  readonly device: string;
  readonly routes: readonly Route[];
}

export interface Route {
  readonly prefix: string;
  /** `connected`, `static`, `ospf` or `bgp`. */
  readonly protocol: string;
  readonly distance: number;
  readonly metric: number;
  /** Addresses of next hops, sorted; none where connected or discarded. */
  readonly nextHops: readonly string[];
}

const ZebraRoutes = z.record(
  z.string(),
  z.array(
    z.object({
      prefix: z.string(),
      protocol: z.string(),
      selected: z.boolean().optional(),
      distance: z.number().optional(),
      metric: z.number().optional(),
      nexthops: z
        .array(
          z.object({
            ip: z.string().optional(),
            interfaceName: z.string().optional(),
            active: z.boolean().optional(),
            /** Found by another route, whose own next hops follow it: nothing is sent there as it is. */
            recursive: z.boolean().optional(),
          }),
        )
        .optional(),
    }),
  ),
);

/** The routes that each device forwards by, sorted by prefix. */
export function routesOf({ routing, folderOf }: Lab): Promise<RouteTable[]> {
  return Promise.all(
    routing.map(async (device) => {
      const answers = await askDaemon(`${folderOf(device.id)}/zebra.vty`, [
        'show ip route json',
        'show ipv6 route json',
      ]);
      const rows = answers.flatMap((answer) => Object.values(ZebraRoutes.parse(JSON.parse(answer))).flat());
      const globalOf = globalAddresses(device);
      return {
        device: device.id,
        routes: rows
          .filter(
            ({ selected, prefix, protocol }) =>
              // The kernel's are of the program that does NAT64.
              selected === true && !isLinkLocal(prefix) && protocol !== 'kernel',
          )
          .map(
            ({ prefix, protocol, distance = 0, metric = 0, nexthops = [] }): Route => ({
              prefix,
              protocol: protocol === 'ospf6' ? 'ospf' : protocol,
              distance,
              metric,
              nextHops: nexthops
                .flatMap(({ ip, interfaceName = '', active, recursive = false }) =>
                  active && !recursive && ip !== undefined
                    ? [isLinkLocal(ip) ? globalOf(ip, interfaceName) : ip]
                    : [],
                )
                .sort(),
            }),
          )
          .sort((a, b) => (a.prefix < b.prefix ? -1 : 1)),
      };
    }),
  );
}

const isLinkLocal = (address: string): boolean => address.startsWith('fe80:');

/** The global address behind a link-local one: the other of the two on a link of two routers. */
function globalAddresses(device: DeviceConfiguration): (address: string, link: string) => string {
  const ends = new Map(
    device.interfaces.flatMap((row) =>
      row.ipv6
        .filter((cidr) => cidr.endsWith('/127'))
        .map((cidr) => [linuxName(device, row.name), parseIpv6(cidr.split('/')[0] ?? '')] as const),
    ),
  );
  return (address, link) => {
    const own = ends.get(link);
    return own === undefined ? address : formatIpv6(own ^ 1n);
  };
}
