import type { Block } from '../../addressing/ipv4.ts';
import { emptyRib } from '../bgp/bgp-propagation.ts';
import type { Speaker } from '../bgp/bgp-sessions.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { defaultRoute, prefixKey, prefixOf } from '../forwarding/routing-table.ts';
import { ospfRoutesOf } from '../ospf/ospf-state.ts';
import type { NetworkState } from './simulate.ts';

/** Who has a route: a device in its table, or a speaker by BGP. */
type Place = SimulatedDevice | Speaker;

/**
 * Whether some route comes from itself alone: BGP tells it to OSPF, which tells it back, and nothing else brings it. A network
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
      return isInside ? undefined : ospf.externals.get(place)?.routes.get(key)?.origin;
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
  const isHeldUp = (start: Place, key: number): boolean => {
    const prefix = prefixOf(key);
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
  for (const [place, keys] of movedPlaces({ view, ospf, bgp }, before, speakers))
    for (const key of keys) if (isHeldUp(place, key)) return true;
  return false;
}

/**
 * Who has routes from elsewhere than before, to which prefixes: what goes round since then leads through one of them. Whoever speaks
 * no BGP tells nothing back.
 */
function* movedPlaces(
  { view, ospf, bgp }: Pick<NetworkState, 'view' | 'ospf' | 'bgp'>,
  before: NetworkState,
  speakers: ReadonlyMap<SimulatedDevice, Speaker>,
): Generator<readonly [Place, Iterable<number>]> {
  for (const [device, speaker] of speakers) {
    const { index } = device;
    const table = view.tables[index];
    if (table !== undefined) yield [device, table.keysNotAsIn(before.view.tables[index])];
    const [was, is] = [ospfRoutesOf(before.ospf, device), ospfRoutesOf(ospf, device)];
    yield [device, was.outside.changedIn(is.outside)];
    yield [device, was.inside.changedIn(is.inside)];
    yield [speaker, (before.bgp.ribs.get(speaker) ?? emptyRib).changedIn(bgp.ribs.get(speaker) ?? emptyRib)];
    // It may make the default for a neighbour that it only passed on before.
    yield [speaker, [prefixKey(defaultRoute)]];
  }
  for (const [speaker, rib] of bgp.ribs)
    if (speaker.device === undefined)
      yield [speaker, (before.bgp.ribs.get(speaker) ?? emptyRib).changedIn(rib)];
}
