import { type Block, contains } from '../addressing/ipv4.ts';
import type { SimulatedDevice } from './compiled-network.ts';
import { areaKind } from './ospf-adjacencies.ts';
import { defaultRoute, joinHops, type NextHop, prefixKey } from './routing-table.ts';
import { type Area, type ShortestPaths, shortestPaths } from './shortest-paths.ts';

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

/** Routes by prefix, and what the routes from outside need to find the routers that announce them. */
export interface OspfDomain {
  readonly areas: ReadonlyMap<number, Area>;
  readonly areasOfDevice: ReadonlyMap<SimulatedDevice, readonly Area[]>;
  readonly routes: ReadonlyMap<SimulatedDevice, ReadonlyMap<number, OspfRoute>>;
  readonly paths: (area: Area, device: SimulatedDevice) => ShortestPaths;
  /** Routers between areas. */
  readonly borders: (area: Area) => readonly SimulatedDevice[];
  /** Areas whose summaries a router believes: a border router those of the backbone. */
  readonly believed: (device: SimulatedDevice) => readonly Area[];
}

const backbone = 0;

export function ospfDomain(areas: ReadonlyMap<number, Area>): OspfDomain {
  const areasOfDevice = new Map<SimulatedDevice, Area[]>();
  for (const area of areas.values())
    for (const device of area.routers)
      areasOfDevice.set(device, [...(areasOfDevice.get(device) ?? []), area]);
  const known = new Map<Area, (ShortestPaths | undefined)[]>();
  const paths = (area: Area, device: SimulatedDevice): ShortestPaths => {
    const own = known.get(area) ?? [];
    known.set(area, own);
    const position = area.position.get(device) ?? -1;
    const made = own[position] ?? shortestPaths(area, position);
    own[position] = made;
    return made;
  };
  const isBorder = (device: SimulatedDevice): boolean =>
    new Set(device.row.routing?.ospf?.interfaces.map(({ area }) => area)).size > 1 &&
    areas.get(backbone)?.position.has(device) === true;
  const borderLists = new Map([...areas.values()].map((area) => [area, area.routers.filter(isBorder)]));
  const borders = (area: Area) => borderLists.get(area) ?? [];
  const believed = (device: SimulatedDevice): readonly Area[] => {
    const own = areasOfDevice.get(device) ?? [];
    const centre = own.find(({ id }) => id === backbone);
    const position = centre?.position.get(device) ?? -1;
    const hasNeighbour = (centre?.neighbours[position]?.length ?? 0) > 0;
    return centre !== undefined && isBorder(device) && hasNeighbour ? [centre] : own;
  };

  const routes = new Map<SimulatedDevice, Map<number, OspfRoute>>();
  for (const [device, own] of areasOfDevice) routes.set(device, withinAreas(device, own, paths));
  const domain: OspfDomain = { areas, areasOfDevice, routes, paths, borders, believed };
  const centre = areas.get(backbone);
  const summaries = new Map<string, readonly Summary[]>();
  const summariesOf = (border: SimulatedDevice, area: Area): readonly Summary[] => {
    const key = `${border.index} ${area.id}`;
    const made = summaries.get(key) ?? summariesInto(border, area, routes.get(border) ?? new Map());
    summaries.set(key, made);
    return made;
  };
  const learn = (device: SimulatedDevice, area: Area): void => {
    const table = routes.get(device);
    if (table === undefined) return;
    const { distances, hops } = paths(area, device);
    const ranges = isBorder(device) ? activeRanges(device, table) : [];
    for (const border of borders(area)) {
      const position = area.position.get(border) ?? -1;
      const distance = distances[position] ?? Number.POSITIVE_INFINITY;
      if (border === device || !Number.isFinite(distance)) continue;
      for (const { prefix, cost, from } of summariesOf(border, area)) {
        // A border router trusts what it summarises itself.
        if (ranges.some((range) => contains(range, prefix))) continue;
        const nextHops = hops[position] ?? [];
        offer(table, { prefix, kind: 'inter-area', area: area.id, cost: distance + cost, nextHops, from });
      }
    }
  };
  // What border routers learn over the backbone goes into the other areas: they come first.
  const inBackbone = new Set(centre === undefined ? [] : borders(centre));
  for (const device of inBackbone)
    for (const area of believed(device)) if (area.id === backbone) learn(device, area);
  for (const device of areasOfDevice.keys())
    for (const area of believed(device))
      if (!inBackbone.has(device) || area.id !== backbone) learn(device, area);
  for (const device of inBackbone) {
    const table = routes.get(device);
    if (table === undefined) continue;
    for (const prefix of activeRanges(device, table))
      offer(table, { prefix, kind: 'discard', area: backbone, cost: 0, nextHops: [], from: [device.row.id] });
  }
  return domain;
}

function withinAreas(
  device: SimulatedDevice,
  areas: readonly Area[],
  paths: OspfDomain['paths'],
): Map<number, OspfRoute> {
  const table = new Map<number, OspfRoute>();
  for (const area of areas) {
    const { distances, hops } = paths(area, device);
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
function offer(table: Map<number, OspfRoute>, route: OspfRoute): void {
  const key = prefixKey(route.prefix);
  const there = table.get(key);
  const rank = there === undefined ? 1 : ranks[there.kind] - ranks[route.kind];
  if (there === undefined || rank > 0 || (rank === 0 && route.cost < there.cost)) table.set(key, route);
  else if (rank === 0 && route.cost === there.cost && there.kind === route.kind)
    table.set(key, { ...there, nextHops: joinHops(there.nextHops, route.nextHops) });
}

interface Summary {
  readonly prefix: Block;
  readonly cost: number;
  readonly from: readonly string[];
}

/** What a border router announces into an area about the others (RFC 2328, 12.4.3; RFC 3509). */
function summariesInto(
  border: SimulatedDevice,
  { id }: Area,
  table: ReadonlyMap<number, OspfRoute>,
): readonly Summary[] {
  const kind = areaKind(border.row, id);
  const summaries = new Map<number, Summary>();
  if (id !== backbone && kind !== 'normal')
    summaries.set(prefixKey(defaultRoute), { prefix: defaultRoute, cost: 1, from: [border.row.id] });
  if (kind === 'totally-stubby') return [...summaries.values()];
  for (const { prefix, kind: learnt, area, cost, from } of table.values()) {
    if (area === id || learnt === 'discard') continue;
    if (learnt === 'inter-area') {
      if (area === backbone && id !== backbone) summaries.set(prefixKey(prefix), { prefix, cost, from });
      continue;
    }
    const range = rangesOf(border, area).find((block) => contains(block, prefix));
    if (range === undefined) {
      summaries.set(prefixKey(prefix), { prefix, cost, from });
      continue;
    }
    const there = summaries.get(prefixKey(range));
    if (there === undefined || there.cost < cost)
      summaries.set(prefixKey(range), { prefix: range, cost, from: [border.row.id] });
  }
  return [...summaries.values()];
}

/** Summaries that a border router announces now, since something lies within them. */
function activeRanges(device: SimulatedDevice, table: ReadonlyMap<number, OspfRoute>): Block[] {
  const areas = device.row.routing?.ospf?.areas ?? [];
  return areas.flatMap(({ id }) =>
    rangesOf(device, id).filter((range) =>
      [...table.values()].some(
        ({ kind, area, prefix }) => isWithinArea(kind) && area === id && contains(range, prefix),
      ),
    ),
  );
}

const isWithinArea = (kind: OspfRoute['kind']): boolean => kind === 'own' || kind === 'intra-area';

const rangesOf = ({ routing }: SimulatedDevice, area: number): readonly Block[] =>
  routing.ranges.get(area) ?? [];
