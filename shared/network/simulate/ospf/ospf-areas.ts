import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedInterface } from '../compiled/compiled-network.ts';
import { keepAlike } from '../compiled/derived.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { prefixKey } from '../forwarding/routing-table.ts';
import { type Adjacency, adjacenciesOf, hearingPairs } from './ospf-adjacencies.ts';
import type { Area, OwnPrefix } from './shortest-paths.ts';

export type Areas = ReadonlyMap<number, Area>;

/** The areas by id, from what is up; those that none of the touched interfaces is in stay as they were. */
export function ospfAreas(
  view: ForwardingView,
  before?: Areas,
  touched?: Iterable<SimulatedInterface>,
): Areas {
  const { ospfInterfaces } = view.network;
  const again =
    before === undefined || touched === undefined
      ? undefined
      : new Set([...touched].flatMap(({ ospf }) => (ospf === undefined ? [] : [ospf.area])));
  if (before !== undefined && again?.size === 0) return before;
  const areas = new Map<number, Area>();
  for (const [id, interfaces] of ospfInterfaces) {
    const known = before?.get(id);
    const area = again?.has(id) === false ? known : areaOf(id, interfaces.filter(view.isUp), view, known);
    if (area !== undefined) areas.set(id, area);
  }
  return areas;
}

/** Nothing where no interface is up. */
function areaOf(
  id: number,
  interfaces: readonly SimulatedInterface[],
  view: ForwardingView,
  before: Area | undefined,
): Area | undefined {
  if (interfaces.length === 0) return undefined;
  const routers = [...new Set(interfaces.map(({ device }) => device))];
  const position = new Map(routers.map((device, index) => [device, index]));
  const prefixes = new Map<number, OwnPrefix[]>();
  const neighbours: Adjacency[][] = routers.map(() => []);
  for (const { device, row, ospf, addresses } of interfaces) {
    for (const { address, block } of addresses) {
      const prefix = row.kind === 'loopback' ? { first: address, prefix: 32 } : block;
      const announced = {
        position: position.get(device) ?? -1,
        prefix,
        cost: ospf?.cost ?? 1,
        from: row.from,
      };
      const others = prefixes.get(prefixKey(prefix));
      if (others === undefined) prefixes.set(prefixKey(prefix), [announced]);
      else others.push(announced);
    }
  }
  for (const adjacency of adjacenciesOf(hearingPairs(interfaces, view)))
    neighbours[position.get(adjacency.from.device) ?? -1]?.push(adjacency);
  const area = { id, routers, position, prefixes, neighbours, paths: [], formerPaths: [] };
  if (before === undefined || !isSameList(before.routers, routers)) return area;
  const kept = keepAlike<number, readonly OwnPrefix[]>(before.prefixes, prefixes, arePrefixesSame);
  if (kept === before.prefixes && isSameList(before.neighbours, neighbours, areNeighboursSame)) return before;
  const formerPaths = before.paths.map((paths, at) => paths ?? before.formerPaths[at]);
  return { ...area, routers: before.routers, prefixes: kept, formerPaths };
}

const arePrefixesSame = (a: readonly OwnPrefix[], b: readonly OwnPrefix[]): boolean =>
  isSameList(
    a,
    b,
    (one, other) =>
      one.position === other.position &&
      one.prefix.first === other.prefix.first &&
      one.prefix.prefix === other.prefix.prefix &&
      one.cost === other.cost &&
      isSameList(one.from, other.from),
  );

const areNeighboursSame = (a: readonly Adjacency[], b: readonly Adjacency[]): boolean =>
  isSameList(a, b, (one, other) => one.from === other.from && one.to === other.to);
