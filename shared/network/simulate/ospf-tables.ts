import type { Block } from '../addressing/ipv4.ts';
import type { SimulatedDevice } from './compiled-network.ts';
import { isSameList } from './derived.ts';
import { isSameHops, joinHops, type NextHop, prefixKey } from './routing-table.ts';
import { type Area, pathsFrom } from './shortest-paths.ts';

/** A route within the routing domain (RFC 2328, 11): paths within an area win over those between areas. */
export interface OspfRoute {
  readonly prefix: Block;
  readonly kind: 'own' | 'discard' | 'intra-area' | 'inter-area';
  /** The area that it was learnt in. */
  readonly area: number;
  readonly cost: number;
  readonly nextHops: readonly NextHop[];
  readonly from: readonly string[];
}

/** The routes of a router by prefix. */
export type OspfTable = ReadonlyMap<number, OspfRoute>;

/** Routes to what routers of a router's own areas announce. */
export function withinAreas(device: SimulatedDevice, areas: readonly Area[]): OspfTable {
  const table = new Map<number, OspfRoute>();
  for (const area of areas) {
    const { distances, hops } = pathsFrom(area, device);
    for (const [position, prefixes] of area.prefixes.entries()) {
      const distance = distances[position] ?? Number.POSITIVE_INFINITY;
      if (!Number.isFinite(distance)) continue;
      const nextHops = hops[position] ?? [];
      const kind = area.routers[position] === device ? 'own' : 'intra-area';
      for (const { prefix, cost, from } of prefixes)
        offer(table, { prefix, kind, area: area.id, cost: distance + cost, nextHops, from });
    }
  }
  return table;
}

const ranks = { own: 0, 'intra-area': 0, discard: 1, 'inter-area': 2 } as const;

/** The better kind wins, then the lower cost; equal ones share. */
export function offer(table: Map<number, OspfRoute>, route: OspfRoute): void {
  const key = prefixKey(route.prefix);
  const there = table.get(key);
  const rank = there === undefined ? 1 : ranks[there.kind] - ranks[route.kind];
  if (there === undefined || rank > 0 || (rank === 0 && route.cost < there.cost)) table.set(key, route);
  else if (rank === 0 && route.cost === there.cost && there.kind === route.kind)
    table.set(key, { ...there, nextHops: joinHops(there.nextHops, route.nextHops) });
}

export const isSameTable = (a: OspfTable, b: OspfTable): boolean =>
  isSameList([...a.values()], [...b.values()], isSameRoute);

const isSameRoute = (a: OspfRoute, b: OspfRoute): boolean =>
  a.prefix.first === b.prefix.first &&
  a.prefix.prefix === b.prefix.prefix &&
  a.kind === b.kind &&
  a.area === b.area &&
  a.cost === b.cost &&
  isSameHops(a.nextHops, b.nextHops) &&
  isSameList(a.from, b.from);
