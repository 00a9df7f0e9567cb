import type { Block } from '../../addressing/ipv4.ts';
import type { Speaker } from '../bgp/bgp-sessions.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { changedKeys } from '../compiled/derived.ts';
import { defaultRoute, prefixKey, RoutingTable } from '../forwarding/routing-table.ts';
import { noOspfRoutes } from '../ospf/ospf-tables.ts';
import type { NetworkState } from './simulate.ts';

/** Who has a route: a device in its table, or a speaker by BGP. */
type Place = SimulatedDevice | Speaker;

/**
 * Whether some route that is told from BGP to OSPF comes from itself alone: OSPF tells it back, and nothing else brings it. A network
 * that settles from nothing has none, but one that settles from where it was, which had none, keeps what goes round.
 */
export function hasHeldUpRoutes({ view, ospf, bgp }: NetworkState, before: NetworkState): boolean {
  const speakers = new Map<SimulatedDevice, Speaker>();
  for (const speaker of bgp.ribs.keys())
    if (speaker.device !== undefined) speakers.set(speaker.device, speaker);

  /** Who a device or a speaker has its route from; nobody where it is its own, or comes with an area. */
  const supportOf = (place: Place, prefix: Block, key: number): Place | undefined => {
    if ('byName' in place) {
      const source = view.tables[place.index]?.exact(prefix)?.source;
      if (source === 'bgp') return speakers.get(place);
      if (source !== 'ospf') return undefined;
      const inside = ospf.domain.routes(place)?.get(key);
      const isInside = inside !== undefined && inside.kind !== 'own';
      return isInside ? undefined : ospf.externals.get(place)?.result.get(key)?.origin;
    }
    const path = bgp.ribs.get(place)?.get(key)?.chosen[0]?.path;
    if (path?.session === undefined) return path === undefined ? undefined : place.device;
    const { peer } = path.session;
    const far = bgp.sessions.farEnds.get(path.session);
    const isMade =
      key === prefixKey(defaultRoute) &&
      far !== undefined &&
      bgp.announcements.get(peer)?.defaults.has(far) === true;
    return isMade ? peer.device : peer;
  };

  const grounded = new Map<Place, Set<number>>();
  const isHeldUp = (start: Place, prefix: Block): boolean => {
    const key = prefixKey(prefix);
    const way = new Set<Place>();
    for (let at: Place | undefined = start; at !== undefined; at = supportOf(at, prefix, key)) {
      if (way.has(at)) return true;
      if (grounded.get(at)?.has(key) === true) break;
      way.add(at);
    }
    for (const place of way) {
      const keys = grounded.get(place);
      if (keys === undefined) grounded.set(place, new Set([key]));
      else keys.add(key);
    }
    return false;
  };
  const moved = movedPrefixes({ view, ospf, bgp }, before);
  for (const [device, { result }] of ospf.announced) {
    if (!speakers.has(device)) continue;
    for (const { prefix } of result)
      if (moved.has(prefixKey(prefix)) && isHeldUp(device, prefix)) return true;
  }
  return false;
}

/** Prefixes that a device, OSPF or BGP knows otherwise than before: those of all others still come from where they came from. */
function movedPrefixes(
  { view, ospf, bgp }: Pick<NetworkState, 'view' | 'ospf' | 'bgp'>,
  before: NetworkState,
): ReadonlySet<number> {
  // A speaker may make the default for a neighbour that it only passed on before.
  const moved = new Set([prefixKey(defaultRoute)]);
  const take = (keys: Iterable<number>): void => {
    for (const key of keys) moved.add(key);
  };
  for (const { index } of view.network.devices) {
    const [one, other] = [before.view.tables[index], view.tables[index]];
    if (one !== other) take((one ?? noTable).differences(other ?? noTable).map(prefixKey));
  }
  for (const [device, { table }] of ospf.domain.tables)
    take((before.ospf.domain.routes(device) ?? noOspfRoutes).changedIn(table));
  for (const [device, { result }] of ospf.externals)
    take(changedKeys(before.ospf.externals.get(device)?.result ?? new Map<number, never>(), result));
  for (const [speaker, rib] of bgp.ribs)
    take(changedKeys(before.bgp.ribs.get(speaker) ?? new Map<number, never>(), rib));
  return moved;
}

const noTable = new RoutingTable();
