import { ownPath } from '../bgp/bgp-announcements.ts';
import { emptyRib } from '../bgp/bgp-propagation.ts';
import { externalDistance } from '../bgp/bgp-routes.ts';
import { prefixOf } from '../forwarding/routing-table.ts';
import type { NetworkState } from './simulate.ts';

/**
 * Prefixes, by their keys, to which some router has lately come to hear a route by BGP that it would tell BGP itself, by OSPF: whichever
 * it has first keeps the other one away, and a network that settles from nothing has OSPF's first.
 */
export function firstComeRoutes(
  { view, ospf, information, bgp }: NetworkState,
  before: NetworkState,
): Set<number> {
  const firstCome = new Set<number>();
  for (const [speaker, rib] of bgp.ribs) {
    const { device } = speaker;
    const inner = device && information[device.index]?.inner;
    if (device === undefined || inner === undefined) continue;
    const known = before.bgp.ribs.get(speaker) ?? emptyRib;
    for (const keys of [inner.keysNotAsIn(before.information[device.index]?.inner), known.changedIn(rib)])
      for (const key of keys) {
        const route = inner.exact(prefixOf(key));
        if (route === undefined || route.distance <= externalDistance) continue;
        const isKeptAway = view.tables[device.index]?.exact(route.prefix)?.source === 'bgp';
        // What comes from outside comes later, in any order.
        const isInside = ospf.domain.routes(device)?.get(key) !== undefined;
        if (isKeptAway && isInside && ownPath(speaker, inner, key) !== undefined) firstCome.add(key);
      }
  }
  return firstCome;
}
