import { type Block, contains } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { changedKeys } from '../compiled/derived.ts';
import { prefixKey } from '../forwarding/routing-table.ts';
import { activeRanges, type Summaries } from './ospf-summaries.ts';
import {
  better,
  isBetter,
  isSameRoute,
  noOspfRoutes,
  type OspfRoute,
  type OspfTable,
} from './ospf-tables.ts';
import { type Area, isSameWay, type ShortestPaths } from './shortest-paths.ts';

/** What the border routers of an area announce into it, and the way to each of them. */
export interface AnnouncedInto {
  readonly area: Area;
  readonly paths: ShortestPaths;
  /** By position in the area. */
  readonly borders: readonly { readonly position: number; readonly summaries: Summaries }[];
}

/** Routes of a router with those that it learns between areas, and what they depend on. */
export interface LearntRoutes {
  readonly own: OspfTable;
  readonly announced: readonly AnnouncedInto[];
  /** Its own summaries; a border router trusts no other for what is in them. */
  readonly ranges: readonly Block[];
  readonly discards: boolean;
  readonly table: OspfTable;
}

/**
 * Adds what border routers announce to a table. A border router discards what its own summaries leave over. Where only
 * announcements changed and no path to those that make them, only their routes are worked out again.
 */
export function learntRoutes(
  device: SimulatedDevice,
  {
    own,
    announced,
    discards,
    isBorder,
  }: Pick<LearntRoutes, 'own' | 'announced' | 'discards'> & { isBorder: boolean },
  before?: LearntRoutes,
): LearntRoutes {
  const alike =
    before?.discards === discards && isSameList(before.announced, announced, areSameBorders)
      ? before
      : undefined;
  const ranges = isBorder ? activeRanges(device, own) : [];
  const routeTo = (key: number): OspfRoute | undefined => {
    let best = own.get(key);
    for (const { area, paths, borders } of announced)
      for (const { position, summaries } of borders) {
        const summary = summaries.get(key);
        const distance = paths.distances[position] ?? Number.POSITIVE_INFINITY;
        if (summary === undefined || !Number.isFinite(distance)) continue;
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
  return { own, announced, ranges, discards, table };
}

const areSameBorders = (a: AnnouncedInto, b: AnnouncedInto): boolean =>
  a.area.id === b.area.id &&
  isSameList(a.borders, b.borders, (one, other) => one.position === other.position);

const isSameBlock = (a: Block, b: Block): boolean => a.first === b.first && a.prefix === b.prefix;

function changedBetween(
  before: LearntRoutes,
  own: OspfTable,
  announced: readonly AnnouncedInto[],
): ReadonlySet<number> {
  const keys = new Set(before.own.changedIn(own));
  for (const [at, { borders, paths }] of announced.entries()) {
    const known = before.announced[at];
    for (const [index, { position, summaries }] of borders.entries()) {
      const former = known?.borders[index]?.summaries ?? summaries;
      const isMoved = !isSameWay(known?.paths, paths, position);
      for (const key of isMoved ? [...former.keys(), ...summaries.keys()] : changedKeys(former, summaries))
        keys.add(key);
    }
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
    ...announced.flatMap(({ borders }) => borders.flatMap(({ summaries }) => [...summaries.keys()])),
    ...ranges.map(prefixKey),
  ]);
