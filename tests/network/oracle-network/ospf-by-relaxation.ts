import type { Ospf } from '#shared/contract/configuration/routing.ts';
import { type Bits, everywhere, type Family, familyOf, isWithin, prefixOf } from './addresses.ts';
import type { Leg } from './legs.ts';
import type { Hop, Route } from './table.ts';

type OspfInterface = Ospf['interfaces'][number];

interface Adjacency {
  readonly to: string;
  readonly cost: number;
  readonly hop: Hop;
}

interface Cost {
  readonly prefix: Bits;
  readonly cost: number;
  readonly hops: readonly Hop[];
  readonly tag?: number;
}

/** What each device knows, by device and by prefix. */
type Knowledge = Map<string, Map<string, Cost>>;

/** What a device puts into OSPF from elsewhere. */
export interface External {
  readonly device: string;
  readonly prefix: Bits;
  readonly metric: number;
  readonly tag?: number;
}

/**
 * OSPFv2 (RFC 2328), or of IPv6 OSPFv3 (RFC 5340), as its outcome is defined and not as it is built: each device asks its neighbours again and again, by
 * Bellman and Ford, until nobody learns anything. Within an area first, then between areas, then from elsewhere.
 */
export function ospfByRelaxation(
  all: ReadonlyMap<string, readonly Leg[]>,
  externals: readonly External[],
  family: Family,
): ReadonlyMap<string, readonly Route[]> {
  const legs = new Map(
    [...all].map(([id, own]) => [id, own.filter(({ address }) => familyOf(address) === family)]),
  );
  const areas = [
    ...new Set(
      [...legs.values()].flatMap((own) => own.flatMap((leg) => rowsOf(leg).map(({ area }) => area))),
    ),
  ];
  const adjacencies = new Map(areas.map((area) => [area, adjacenciesIn(area, legs)]));
  const within = new Map(
    areas.map((area) => [area, relaxed(attachedIn(area, legs), adjacencies.get(area) ?? new Map())]),
  );
  const between = new Map(
    areas.map((area) => [
      area,
      relaxed(summariesInto(area, legs, within, everywhere(family)), adjacencies.get(area) ?? new Map()),
    ]),
  );
  const outside = new Map(
    areas
      .filter((area) => kindOf(area, legs) === 'normal')
      .map((area) => [area, relaxed(seedsOf(area, externals, legs), adjacencies.get(area) ?? new Map())]),
  );
  return new Map(
    [...legs.keys()].map((device) => {
      const routes = new Map<string, Route>();
      for (const prefix of ownSummaries(device, legs, within))
        routes.set(prefix, { prefix, source: 'ospf', distance: 110, hops: [] });
      for (const stage of [within, between, outside])
        for (const [area, known] of stage) {
          // A border router takes what lies in other areas from the backbone only.
          if (stage !== within && area !== 0 && areaIds(legs.get(device)).includes(0)) continue;
          for (const [key, { prefix, hops, tag }] of known.get(device) ?? [])
            if (hops.length > 0 && !routes.has(key))
              routes.set(key, {
                prefix,
                source: 'ospf',
                distance: 110,
                hops,
                ...(tag !== undefined && { tag }),
              });
        }
      return [device, [...routes.values()]];
    }),
  );
}

/** What speaks the protocol of an address's family. */
export const ospfOf = ({ device: { routing }, address }: Leg): Ospf | undefined =>
  familyOf(address) === 4 ? routing?.ospf : routing?.ospf3;
const ospfAt = (own: readonly Leg[] | undefined): Ospf | undefined => (own?.[0] ? ospfOf(own[0]) : undefined);
/** Areas that a device has an address up in: one that has lost its links to the backbone is no border (RFC 3509). */
const areaIds = (own: readonly Leg[] | undefined): number[] =>
  (own ?? []).flatMap((leg) => rowsOf(leg).map(({ area }) => area));

const rowsOf = (leg: Leg): OspfInterface[] =>
  ospfOf(leg)?.interfaces.filter((each) => each.interface === leg.row.name) ?? [];

function kindOf(area: number, legs: ReadonlyMap<string, readonly Leg[]>): string | undefined {
  for (const own of legs.values()) {
    const found = ospfAt(own)?.areas.find(({ id }) => id === area);
    if (found) return found.kind;
  }
  return undefined;
}

/** Neighbours that hear each other in one domain or tunnel, and agree on area, its kind and timers (RFC 2328, 10.5). */
function adjacenciesIn(
  area: number,
  legs: ReadonlyMap<string, readonly Leg[]>,
): ReadonlyMap<string, readonly Adjacency[]> {
  const speaking = [...legs.values()]
    .flat()
    .flatMap((leg) =>
      rowsOf(leg).flatMap((row) => (row.area === area && !row.isPassive ? [{ leg, row }] : [])),
    );
  const meeting = Map.groupBy(speaking, ({ leg }) => `${leg.domain ?? 'tunnel'} ${leg.prefix}`);
  const kind = (leg: Leg) => ospfOf(leg)?.areas.find(({ id }) => id === area)?.kind;
  const adjacencies = new Map<string, Adjacency[]>();
  for (const group of meeting.values())
    for (const { leg, row } of group)
      for (const far of group) {
        const agrees =
          far.leg.device !== leg.device &&
          far.row.helloSeconds === row.helloSeconds &&
          far.row.deadSeconds === row.deadSeconds &&
          far.row.network === row.network &&
          kind(far.leg) === kind(leg);
        if (!agrees) continue;
        const own = adjacencies.get(leg.device.id) ?? [];
        own.push({ to: far.leg.device.id, cost: row.cost, hop: { leg, gateway: far.leg.address } });
        adjacencies.set(leg.device.id, own);
      }
  return adjacencies;
}

const add = (known: Knowledge, device: string, cost: Cost): void => {
  const own = known.get(device) ?? new Map<string, Cost>();
  known.set(device, own);
  const before = own.get(cost.prefix);
  if (before === undefined || cost.cost < before.cost) own.set(cost.prefix, cost);
};

function attachedIn(area: number, legs: ReadonlyMap<string, readonly Leg[]>): Knowledge {
  const known: Knowledge = new Map();
  for (const leg of [...legs.values()].flat())
    for (const row of rowsOf(leg))
      if (row.area === area) add(known, leg.device.id, { prefix: leg.prefix, cost: row.cost, hops: [] });
  return known;
}

/** What border routers announce into an area: what the others have, by their summaries; into stubs a default. */
function summariesInto(
  area: number,
  legs: ReadonlyMap<string, readonly Leg[]>,
  within: ReadonlyMap<number, Knowledge>,
  whole: Bits,
): Knowledge {
  const known: Knowledge = new Map();
  const borders = [...legs].filter(([, own]) => areaIds(own).includes(0) && areaIds(own).includes(area));
  for (const [device, own] of borders) {
    const areas = ospfAt(own)?.areas ?? [];
    const kind = areas.find(({ id }) => id === area)?.kind;
    if (area !== 0 && kind !== 'normal') add(known, device, { prefix: whole, cost: 1, hops: [] });
    if (kind === 'totally-stubby') continue;
    for (const { id, summaries } of areas) {
      if (id === area) continue;
      const blocks = summaries.map(prefixOf);
      const dearest = new Map<string, Cost>();
      for (const { prefix, cost } of within.get(id)?.get(device)?.values() ?? []) {
        const block = blocks.find((each) => isWithin(prefix, each)) ?? prefix;
        const before = dearest.get(block);
        if (before === undefined || before.cost < cost) dearest.set(block, { prefix: block, cost, hops: [] });
      }
      for (const cost of dearest.values()) add(known, device, cost);
    }
  }
  return known;
}

/** Blocks that a border announces while it has a part of them: what it has no part of there, it discards. */
function ownSummaries(
  device: string,
  legs: ReadonlyMap<string, readonly Leg[]>,
  within: ReadonlyMap<number, Knowledge>,
): Bits[] {
  const own = legs.get(device);
  if (!areaIds(own).includes(0)) return [];
  return (ospfAt(own)?.areas ?? []).flatMap(({ id, summaries }) =>
    summaries
      .map(prefixOf)
      .filter((block) =>
        [...(within.get(id)?.get(device)?.values() ?? [])].some(({ prefix }) => isWithin(prefix, block)),
      ),
  );
}

/** More than any way through a network costs: of two external routes the metric decides first (type 2). */
const dearerThanAnyWay = 1e9;

function seedsOf(
  area: number,
  externals: readonly External[],
  legs: ReadonlyMap<string, readonly Leg[]>,
): Knowledge {
  const known: Knowledge = new Map();
  for (const { device, prefix, metric, tag } of externals)
    if (areaIds(legs.get(device)).includes(area))
      add(known, device, {
        prefix,
        cost: metric * dearerThanAnyWay,
        hops: [],
        ...(tag !== undefined && { tag }),
      });
  return known;
}

/** Asks all neighbours until nothing gets cheaper; of ways of one cost all are kept. */
function relaxed(start: Knowledge, adjacencies: ReadonlyMap<string, readonly Adjacency[]>): Knowledge {
  let known = start;
  for (;;) {
    let isChanged = false;
    const next: Knowledge = new Map([...start].map(([device, own]) => [device, new Map(own)]));
    for (const [device, neighbours] of adjacencies) {
      const own = next.get(device) ?? new Map<string, Cost>();
      next.set(device, own);
      for (const { to, cost, hop } of neighbours)
        for (const [key, learnt] of known.get(to) ?? []) {
          const total = cost + learnt.cost;
          const best = own.get(key);
          if (best !== undefined && best.cost < total) continue;
          if (best !== undefined && best.hops.length === 0 && best.cost === total) continue;
          const hops = best?.cost === total ? [...best.hops, hop] : [hop];
          const { prefix, tag } = learnt;
          own.set(key, { prefix, cost: total, hops, ...(tag !== undefined && { tag }) });
        }
      const before = known.get(device);
      isChanged ||=
        own.size !== (before?.size ?? 0) ||
        [...own].some(([key, { cost, hops }]) => {
          const old = before?.get(key);
          return old?.cost !== cost || old.hops.length !== hops.length;
        });
    }
    known = next;
    if (!isChanged) return known;
  }
}
