import { appendUnder } from '../../../collections/append-under.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedDevice, SimulatedInterface } from '../compiled/compiled-network.ts';
import { changedKeys, keepAlike } from '../compiled/derived.ts';
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
  const { position, positions } = positionsOf(routers, before);
  const prefixes = new Map<number, OwnPrefix[]>();
  const neighbours: Adjacency[][] = Array.from({ length: positions }, () => []);
  for (const { device, row, ospf, addresses } of interfaces) {
    for (const { address, block } of addresses) {
      const prefix = row.kind === 'loopback' ? { first: address, prefix: 32 } : block;
      const announced = {
        position: position.get(device) ?? -1,
        prefix,
        cost: ospf?.cost ?? 1,
        from: row.from,
      };
      appendUnder(prefixes, prefixKey(prefix), announced);
    }
  }
  for (const adjacency of adjacenciesOf(hearingPairs(interfaces, view)))
    neighbours[position.get(adjacency.from.device) ?? -1]?.push(adjacency);
  const area = { id, routers, position, positions, neighbours, paths: [] };
  if (before === undefined)
    return { ...area, prefixes, announced: byPosition(prefixes, positions), changed: [], formerPaths: [] };
  const kept = keepAlike<number, readonly OwnPrefix[]>(before.prefixes, prefixes, arePrefixesSame);
  const isAnnouncedAlike = kept === before.prefixes && positions === before.positions;
  if (
    isAnnouncedAlike &&
    isSameList(before.routers, routers) &&
    isSameList(before.neighbours, neighbours, areNeighboursSame)
  )
    return before;
  const announced = isAnnouncedAlike ? before.announced : byPosition(kept, positions);
  const formerPaths = Array.from(
    { length: positions },
    (_, at) => before.paths[at] ?? before.formerPaths[at],
  );
  const changed = changedKeys(before.prefixes, kept);
  return { ...area, prefixes: kept, announced, changed, formerPaths };
}

/** Those that routers had before; another one for each that is new. */
function positionsOf(
  routers: readonly SimulatedDevice[],
  before: Area | undefined,
): Pick<Area, 'position' | 'positions'> {
  if (before !== undefined && isSameList(before.routers, routers)) return before;
  let positions = before?.positions ?? 0;
  const position = new Map(
    routers.map((device) => [device, before?.position.get(device) ?? positions++] as const),
  );
  return { position, positions };
}

function byPosition(prefixes: Area['prefixes'], positions: number): Area['announced'] {
  const announced: number[][] = Array.from({ length: positions }, () => []);
  for (const [key, own] of prefixes) for (const { position } of own) announced[position]?.push(key);
  return announced;
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
