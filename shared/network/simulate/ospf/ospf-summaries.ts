import { type Block, contains } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { keepAlike } from '../compiled/derived.ts';
import { defaultRoute, prefixKey } from '../forwarding/routing-table.ts';
import { areaKind } from './ospf-adjacencies.ts';
import type { OspfRoute, OspfTable } from './ospf-tables.ts';

const backbone = 0;

/** A prefix that a border router announces from one area into another. */
export interface Summary {
  readonly prefix: Block;
  readonly cost: number;
  readonly from: readonly string[];
}

/** By prefix. */
export type Summaries = ReadonlyMap<number, Summary>;

/** What a border router announces into an area about the others (RFC 2328, 12.4.3; RFC 3509). */
export function summariesInto(
  border: SimulatedDevice,
  id: number,
  table: OspfTable,
  before?: Summaries,
): Summaries {
  const kind = areaKind(border.row, id);
  const summaries = new Map<number, Summary>();
  if (id !== backbone && kind !== 'normal')
    summaries.set(prefixKey(defaultRoute), { prefix: defaultRoute, cost: 1, from: [border.row.id] });
  if (kind === 'totally-stubby') return keepAlike(before, summaries, isSameSummary);
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
  return keepAlike(before, summaries, isSameSummary);
}

/** Summaries that a border router announces now, since something lies within them. */
export function activeRanges(device: SimulatedDevice, table: OspfTable): Block[] {
  const areas = device.row.routing?.ospf?.areas ?? [];
  return areas.flatMap(({ id }) => rangesOf(device, id).filter((range) => hasPartOf(range, id, table)));
}

function hasPartOf(range: Block, id: number, table: OspfTable): boolean {
  for (const { kind, area, prefix } of table.values())
    if (isWithinArea(kind) && area === id && contains(range, prefix)) return true;
  return false;
}

const isWithinArea = (kind: OspfRoute['kind']): boolean => kind === 'own' || kind === 'intra-area';

const rangesOf = ({ routing }: SimulatedDevice, area: number): readonly Block[] =>
  routing.ranges.get(area) ?? [];

const isSameSummary = (a: Summary, b: Summary): boolean =>
  a.prefix.first === b.prefix.first &&
  a.prefix.prefix === b.prefix.prefix &&
  a.cost === b.cost &&
  isSameList(a.from, b.from);
