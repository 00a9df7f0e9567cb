import { addUnder } from '../../../collections/add-under.ts';
import type { Block } from '../../addressing/ipv4.ts';
import type { Speaker } from '../bgp/bgp-sessions.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { defaultRoute, prefixKey, prefixOf } from '../forwarding/routing-table.ts';
import type { Place } from './moved-routes.ts';
import type { NetworkState } from './simulate.ts';

/**
 * Prefixes, by their keys, to which some route comes from itself alone: BGP tells it to OSPF, which tells it back, and nothing else brings it. A network
 * that settles from nothing has none, but one that settles from where it was, which had none, keeps what goes round.
 */
export function heldUpRoutes(
  { view, ospf, bgp }: NetworkState,
  moved: Iterable<readonly [Place, Iterable<number>]>,
): Set<number> {
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
      addUnder(grounded, place, key);
    }
    return false;
  };
  const heldUp = new Set<number>();
  const look = (place: Place, key: number): void => {
    if (!heldUp.has(key) && isHeldUp(place, key)) heldUp.add(key);
  };
  for (const [place, keys] of moved) for (const key of keys) look(place, key);
  // A speaker may make the default for a neighbour that it only passed on before.
  for (const speaker of speakers.values()) look(speaker, prefixKey(defaultRoute));
  return heldUp;
}
