import * as z from 'zod';
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
      nexthops: z.array(z.object({ ip: z.string().optional(), active: z.boolean().optional() })).optional(),
    }),
  ),
);

/** The routes that each device forwards by, sorted by prefix. */
export function routesOf({ routing, folderOf }: Lab): Promise<RouteTable[]> {
  return Promise.all(
    routing.map(async ({ id }) => {
      const [answer = '{}'] = await askDaemon(`${folderOf(id)}/zebra.vty`, ['show ip route json']);
      const rows = Object.values(ZebraRoutes.parse(JSON.parse(answer))).flat();
      return {
        device: id,
        routes: rows
          .filter(({ selected }) => selected === true)
          .map(
            ({ prefix, protocol, distance = 0, metric = 0, nexthops = [] }): Route => ({
              prefix,
              protocol,
              distance,
              metric,
              nextHops: nexthops.flatMap(({ ip, active }) => (active && ip !== undefined ? [ip] : [])).sort(),
            }),
          )
          .sort((a, b) => (a.prefix < b.prefix ? -1 : 1)),
      };
    }),
  );
}
