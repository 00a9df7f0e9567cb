import type { Block } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { SharedMap } from '../compiled/shared-map.ts';
import { isSameHops, joinHops, type NextHop } from '../forwarding/routing-table.ts';
import { type Area, isSameWay, pathsFrom, type ShortestPaths } from './shortest-paths.ts';

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
export type OspfTable = SharedMap<OspfRoute>;

export const noOspfRoutes: OspfTable = new SharedMap();

/** Routes to what routers of a router's own areas announce, with what they depend on. */
export interface AreaRoutes {
  readonly areas: readonly Area[];
  readonly paths: readonly ShortestPaths[];
  readonly table: OspfTable;
}

/** Where only prefixes changed and no path did, only their routes are worked out again. */
export function withinAreas(
  device: SimulatedDevice,
  areas: readonly Area[],
  before?: AreaRoutes,
): AreaRoutes {
  if (before !== undefined && isSameList(before.areas, areas)) return before;
  const paths = areas.map((area) => pathsFrom(area, device));
  const routeTo = (key: number): OspfRoute | undefined => {
    let best: OspfRoute | undefined;
    for (const [at, { id, prefixes, position: numbers }] of areas.entries())
      for (const { position, prefix, cost, from } of prefixes.get(key) ?? []) {
        const distance = paths[at]?.distances[position] ?? Number.POSITIVE_INFINITY;
        if (!Number.isFinite(distance)) continue;
        const nextHops = paths[at]?.hops[position] ?? [];
        const kind = numbers.get(device) === position ? 'own' : 'intra-area';
        best = better(best, { prefix, kind, area: id, cost: distance + cost, nextHops, from });
      }
    return best;
  };
  const areAreasSame = before !== undefined && isSameList(before.areas, areas, (a, b) => a.id === b.id);
  const keys = areAreasSame
    ? areas.flatMap((area, at) => keysOfChanges(before.areas[at], area, before.paths[at], paths[at]))
    : new Set([...(before?.table.keys() ?? []), ...areas.flatMap(({ prefixes }) => [...prefixes.keys()])]);
  return { areas, paths, table: (before?.table ?? noOspfRoutes).with(keys, routeTo, isSameRoute) };
}

/** Prefixes that are announced otherwise than before, or by a router that another way leads to. */
function keysOfChanges(
  before: Area | undefined,
  area: Area,
  pathsBefore: ShortestPaths | undefined,
  paths: ShortestPaths | undefined,
): readonly number[] {
  const { announced, changed } = area;
  if (before === area) return [];
  if (pathsBefore === paths) return changed;
  const moved = announced.flatMap((keys, position) => (isSameWay(pathsBefore, paths, position) ? [] : keys));
  return [...changed, ...moved];
}

const ranks = { own: 0, 'intra-area': 0, discard: 1, 'inter-area': 2 } as const;

/** Whether a route is better than another one would be: the better kind wins, then the lower cost. */
export function isBetter({ kind, cost }: OspfRoute, other: Pick<OspfRoute, 'kind' | 'cost'>): boolean {
  const rank = ranks[kind] - ranks[other.kind];
  return rank < 0 || (rank === 0 && (cost < other.cost || (cost === other.cost && kind !== other.kind)));
}

/** The better one; equal ones share. */
export function better(there: OspfRoute | undefined, route: OspfRoute): OspfRoute {
  if (there === undefined) return route;
  if (isBetter(there, route)) return there;
  return there.kind === route.kind && there.cost === route.cost
    ? { ...there, nextHops: joinHops(there.nextHops, route.nextHops) }
    : route;
}

export const isSameRoute = (a: OspfRoute, b: OspfRoute): boolean =>
  a.prefix.first === b.prefix.first &&
  a.prefix.prefix === b.prefix.prefix &&
  a.kind === b.kind &&
  a.area === b.area &&
  a.cost === b.cost &&
  isSameHops(a.nextHops, b.nextHops) &&
  isSameList(a.from, b.from);
