import { type Block, contains } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { prefixKey } from '../forwarding/routing-table.ts';
import type { AreaSummaries } from './area-summaries.ts';
import { activeRanges } from './ospf-summaries.ts';
import {
  better,
  isBetter,
  isSameRoute,
  noOspfRoutes,
  type OspfRoute,
  type OspfTable,
} from './ospf-tables.ts';
import { type Area, isSameWay, type ShortestPaths } from './shortest-paths.ts';

/** What the border routers of an area announce to one of its routers, and the ways to them. */
export interface AnnouncedInto {
  readonly area: Area;
  readonly paths: ShortestPaths;
  /** Of the router itself, which believes others only. */
  readonly position: number;
  readonly summaries: AreaSummaries;
}

/** Routes of a router with those that it learns between areas, and what they depend on. */
export interface LearntRoutes {
  readonly own: OspfTable;
  readonly announced: readonly AnnouncedInto[];
  /** Its own summaries; a border router trusts no other for what is in them. */
  readonly ranges: readonly Block[];
  /** What it states them in. */
  readonly routing: SimulatedDevice['routing'];
  readonly isBorder: boolean;
  readonly discards: boolean;
  readonly table: OspfTable;
}

/**
 * Adds what border routers announce to a table. A border router discards what its own summaries leave over. Only routes are
 * worked out again to what is announced otherwise, or by a border router that another way leads to.
 */
export function learntRoutes(
  device: SimulatedDevice,
  { own, announced, discards, isBorder }: Pick<LearntRoutes, 'own' | 'announced' | 'discards' | 'isBorder'>,
  before?: LearntRoutes,
): LearntRoutes {
  const { routing } = device;
  const isUntouched =
    before?.own === own &&
    before.discards === discards &&
    before.isBorder === isBorder &&
    before.routing === routing &&
    isSameList(before.announced, announced, isSameAnnounced);
  if (isUntouched) return before;
  const alike =
    before?.discards === discards && isSameList(before.announced, announced, isSameArea) ? before : undefined;
  const ranges = isBorder ? activeRanges(device, own) : [];
  const routeTo = (key: number): OspfRoute | undefined => {
    let best = own.get(key);
    for (const { area, paths, position: self, summaries } of announced)
      for (const { position, summary } of summaries.offers.get(key) ?? []) {
        const distance = paths.distances[position] ?? Number.POSITIVE_INFINITY;
        if (position === self || !Number.isFinite(distance)) continue;
        const { prefix, cost, from } = summary;
        const way = { kind: 'inter-area', cost: distance + cost } as const;
        if (best !== undefined && isBetter(best, way)) continue;
        if (ranges.some((range) => contains(range, prefix))) continue;
        best = better(best, { ...way, prefix, area: area.id, nextHops: paths.hops[position] ?? [], from });
      }
    const range = discards ? ranges.find((block) => prefixKey(block) === key) : undefined;
    return range === undefined
      ? best
      : better(best, {
          prefix: range,
          kind: 'discard',
          area: 0,
          cost: 0,
          nextHops: [],
          from: [device.row.id],
        });
  };
  const keys =
    alike !== undefined && isSameList(alike.ranges, ranges, isSameBlock)
      ? changedBetween(alike, own, announced)
      : allOf(before, own, announced, ranges);
  const table = (before?.table ?? noOspfRoutes).with(keys, routeTo, isSameRoute);
  return { own, announced, ranges, routing, isBorder, discards, table };
}

const isSameAnnounced = (a: AnnouncedInto, b: AnnouncedInto): boolean =>
  isSameArea(a, b) && a.paths === b.paths && a.summaries === b.summaries;

const isSameArea = (a: AnnouncedInto, b: AnnouncedInto): boolean =>
  a.area.id === b.area.id && a.position === b.position;

const isSameBlock = (a: Block, b: Block): boolean => a.first === b.first && a.prefix === b.prefix;

function changedBetween(
  before: LearntRoutes,
  own: OspfTable,
  announced: readonly AnnouncedInto[],
): ReadonlySet<number> {
  const keys = new Set(before.own.changedIn(own));
  for (const [at, { summaries, paths }] of announced.entries()) {
    const known = before.announced[at];
    if (known?.summaries !== summaries) for (const key of summaries.changed) keys.add(key);
    if (known?.paths === paths) continue;
    for (const { position, summaries: announced } of summaries.borders)
      if (!isSameWay(known?.paths, paths, position)) for (const key of announced.keys()) keys.add(key);
  }
  return keys;
}

const allOf = (
  before: LearntRoutes | undefined,
  own: OspfTable,
  announced: readonly AnnouncedInto[],
  ranges: readonly Block[],
): ReadonlySet<number> =>
  new Set([
    ...(before?.table.keys() ?? []),
    ...own.keys(),
    ...announced.flatMap(({ summaries }) => [...summaries.offers.keys()]),
    ...ranges.map(prefixKey),
  ]);
