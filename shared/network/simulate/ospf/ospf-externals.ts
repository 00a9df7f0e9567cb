import type { Block } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { SharedMap } from '../compiled/shared-map.ts';
import { isSameHops, joinHops, type NextHop } from '../forwarding/routing-table.ts';
import { areaKind } from './ospf-adjacencies.ts';
import type { OspfDomain } from './ospf-routes.ts';
import { type Area, pathsFrom } from './shortest-paths.ts';

/** A route of another source that a router announces into OSPF (type 5, metric type 2). */
export interface External {
  readonly origin: SimulatedDevice;
  readonly prefix: Block;
  readonly metric: number;
  readonly tag: number | undefined;
  readonly from: readonly string[];
}

export interface ExternalRoute extends External {
  readonly nextHops: readonly NextHop[];
  /** To the router that announces it. */
  readonly distance: number;
}

/** The external routes of a router, by prefix, with what the ways to those who announce them depend on. */
interface ExternalsOf {
  readonly inputs: readonly unknown[];
  readonly ways: ReadonlyMap<SimulatedDevice, Way>;
  readonly routes: SharedMap<ExternalRoute>;
}

export type ExternalRoutes = ReadonlyMap<SimulatedDevice, ExternalsOf>;

/** What each router announces, by prefix. */
type ExternalsByOrigin = ReadonlyMap<SimulatedDevice, { readonly externals: SharedMap<External> }>;

/** What a router announces, and the keys of what it announced otherwise before. */
interface Origin {
  readonly device: SimulatedDevice;
  readonly externals: SharedMap<External>;
  readonly changed: readonly number[];
}

interface Way {
  readonly distance: number;
  readonly nextHops: readonly NextHop[];
  readonly kind: 'intra-area' | 'inter-area';
  readonly area: number;
}

/**
 * For each router the external routes that it takes, by what each of the others announces. Only those are chosen again that are
 * announced otherwise, or by a router that another way leads to.
 */
export function externalRoutes(
  domain: OspfDomain,
  announced: ExternalsByOrigin,
  before?: {
    readonly domain: OspfDomain;
    readonly announced: ExternalsByOrigin;
    readonly externals: ExternalRoutes;
  },
): ExternalRoutes {
  const isAsBefore = ([device, { externals }]: readonly [
    SimulatedDevice,
    { externals: SharedMap<External> },
  ]) => before?.announced.get(device)?.externals === externals;
  if (before?.domain === domain && [...announced].every(isAsBefore)) return before.externals;
  const origins = [...announced].flatMap(([device, { externals }]): Origin[] => {
    const known = before?.announced.get(device)?.externals;
    return externals.isEmpty ? [] : [{ device, externals, changed: known?.changedIn(externals) ?? [] }];
  });
  const devices = origins.map(({ device }) => device);
  return new Map(
    [...domain.areasOfDevice].map(([device, areas]) => {
      const known = before?.externals.get(device);
      const open = areas.filter(({ id }) => isOpen(device, id));
      const paths = open.map((area) => pathsFrom(area, device));
      // Only over border routers does a way depend on other areas.
      const others = open.some((area) => domain.borders(area).length > 0) ? domain : undefined;
      const inputs =
        open.length === 0
          ? []
          : [others, device.routing, ...open.map(({ routers }) => routers), ...paths, ...devices];
      const isKept = known !== undefined && isSameList(known.inputs, inputs);
      if (isKept && (open.length === 0 || origins.every(({ changed }) => changed.length === 0)))
        return [device, known];
      const ways = isKept ? known.ways : open.length === 0 ? noWays : waysTo(domain, device, devices);
      const reached = origins.flatMap((origin): ReachedOrigin[] => {
        const way = ways.get(origin.device);
        return way === undefined ? [] : [{ ...origin, way }];
      });
      const keys = keysToChoose(reached, known?.ways ?? noWays, before?.announced);
      const routes = (known?.routes ?? noExternalRoutes).with(
        keys,
        (key) => routeTo(reached, key),
        isSameExternal,
      );
      return [device, { inputs, ways, routes }];
    }),
  );
}

export const noExternalRoutes = new SharedMap<ExternalRoute>();
const noWays: ExternalsOf['ways'] = new Map();

interface ReachedOrigin extends Origin {
  readonly way: Way;
}

/** To those of the origins that a router reaches, itself apart. */
function waysTo(
  domain: OspfDomain,
  device: SimulatedDevice,
  origins: readonly SimulatedDevice[],
): ExternalsOf['ways'] {
  const ways = new Map<SimulatedDevice, Way>();
  for (const origin of origins) {
    const way = origin === device ? undefined : wayTo(domain, device, origin);
    if (way !== undefined) ways.set(origin, way);
  }
  return ways;
}

/** Prefixes to which other routes may be best than by the ways before. */
function keysToChoose(
  reached: readonly ReachedOrigin[],
  before: ExternalsOf['ways'],
  announcedBefore: ExternalsByOrigin | undefined,
): ReadonlySet<number> {
  const former = (device: SimulatedDevice) => [...(announcedBefore?.get(device)?.externals.keys() ?? [])];
  const now = new Set(reached.map(({ device }) => device));
  const stayed = reached.flatMap(({ device }) => (before.has(device) ? [device] : []));
  // Among equal ones the first one counts.
  const isInOrder = isSameList(
    stayed,
    [...before.keys()].filter((device) => now.has(device)),
  );
  const keys = new Set([...before.keys()].flatMap((device) => (now.has(device) ? [] : former(device))));
  for (const { device, way, externals, changed } of reached) {
    for (const key of changed) keys.add(key);
    if (isInOrder && isSameWay(before.get(device), way)) continue;
    for (const key of externals.keys()) keys.add(key);
  }
  return keys;
}

const isSameWay = (a: Way | undefined, b: Way): boolean =>
  a?.distance === b.distance && isSameHops(a.nextHops, b.nextHops);

/** The lowest metric wins, then the nearest origin; equal ones share. */
function routeTo(reached: readonly ReachedOrigin[], key: number): ExternalRoute | undefined {
  let best: ExternalRoute | undefined;
  for (const { externals, way } of reached) {
    const external = externals.get(key);
    if (external === undefined) continue;
    const { distance, nextHops } = way;
    const order = best === undefined ? -1 : external.metric - best.metric || distance - best.distance;
    if (best === undefined || order < 0) best = { ...external, nextHops, distance };
    else if (order === 0) best = { ...best, nextHops: joinHops(best.nextHops, nextHops) };
  }
  return best;
}

export const isSameAnnounced = (a: External, b: External): boolean =>
  a.origin === b.origin &&
  a.prefix.first === b.prefix.first &&
  a.prefix.prefix === b.prefix.prefix &&
  a.metric === b.metric &&
  a.tag === b.tag &&
  isSameList(a.from, b.from);

const isSameExternal = (a: ExternalRoute, b: ExternalRoute): boolean =>
  isSameAnnounced(a, b) && a.distance === b.distance && isSameHops(a.nextHops, b.nextHops);

/** The way to a router that announces externals: within an area, else over a border router (type 4). */
function wayTo(domain: OspfDomain, device: SimulatedDevice, origin: SimulatedDevice): Way | undefined {
  const areas = (domain.areasOfDevice.get(device) ?? []).filter(({ id }) => isOpen(device, id));
  const inside = nearest(areas.map((area) => wayWithin(area, device, origin)));
  if (inside !== undefined) return inside;
  return nearest(
    domain
      .believed(device)
      .filter(({ id }) => isOpen(device, id))
      .flatMap((area) =>
        domain.borders(area).map((border) => {
          if (border === device) return undefined;
          const first = wayWithin(area, device, border);
          const rest = first === undefined ? undefined : announcedWay(domain, border, origin, area);
          if (first === undefined || rest === undefined) return undefined;
          return { ...first, kind: 'inter-area', distance: first.distance + rest.distance } as const;
        }),
      ),
  );
}

/** The way to an origin that a border router announces into an area: one that does not lead through it. */
function announcedWay(
  domain: OspfDomain,
  border: SimulatedDevice,
  origin: SimulatedDevice,
  into: Area,
): Way | undefined {
  if (border === origin) return undefined;
  const others = (domain.areasOfDevice.get(border) ?? []).filter(({ id }) => isOpen(border, id));
  const inside = nearest(others.map((area) => wayWithin(area, border, origin)));
  if (inside !== undefined) return inside.area === into.id ? undefined : inside;
  if (into.id === 0) return undefined;
  const centre = domain.areas.get(0);
  if (centre === undefined) return undefined;
  return nearest(
    domain.borders(centre).map((next) => {
      if (next === border) return undefined;
      const first = wayWithin(centre, border, next);
      const rest = first === undefined ? undefined : announcedWay(domain, next, origin, centre);
      if (first === undefined || rest === undefined) return undefined;
      return { ...first, kind: 'inter-area', distance: first.distance + rest.distance } as const;
    }),
  );
}

/** Externals are flooded through normal areas only (RFC 2328, 3.6). */
const isOpen = (device: SimulatedDevice, area: number): boolean => areaKind(device.row, area) === 'normal';

function wayWithin(area: Area, device: SimulatedDevice, to: SimulatedDevice): Way | undefined {
  const position = area.position.get(to);
  if (position === undefined) return undefined;
  const { distances, hops } = pathsFrom(area, device);
  const distance = distances[position] ?? Number.POSITIVE_INFINITY;
  if (!Number.isFinite(distance)) return undefined;
  return { distance, nextHops: hops[position] ?? [], kind: 'intra-area', area: area.id };
}

function nearest(ways: readonly (Way | undefined)[]): Way | undefined {
  let best: Way | undefined;
  for (const way of ways) {
    if (way === undefined) continue;
    if (best === undefined || way.distance < best.distance) best = way;
    else if (way.distance === best.distance)
      best = { ...best, nextHops: joinHops(best.nextHops, way.nextHops) };
  }
  return best;
}
