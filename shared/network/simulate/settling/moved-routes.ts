import { emptyRib } from '../bgp/bgp-propagation.ts';
import type { Speaker } from '../bgp/bgp-sessions.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { ospfRoutesOf } from '../ospf/ospf-state.ts';
import type { NetworkState } from './simulate.ts';

/** Who has a route: a device in its table or by OSPF, or a speaker by BGP. */
export type Place = SimulatedDevice | Speaker;

/**
 * Who has routes from elsewhere than before, to which prefixes, by their keys: what goes round since then leads through one of them.
 * Whoever speaks no BGP tells nothing back.
 */
export function movedRoutes(
  { view, ospf, bgp }: NetworkState,
  before: NetworkState,
): readonly (readonly [Place, readonly number[]])[] {
  return [...bgp.ribs].flatMap(([speaker, rib]) => {
    const known = [speaker, (before.bgp.ribs.get(speaker) ?? emptyRib).changedIn(rib)] as const;
    const { device } = speaker;
    if (device === undefined) return [known];
    const [was, is] = [ospfRoutesOf(before.ospf, device), ospfRoutesOf(ospf, device)];
    return [
      [device, view.tables[device.index]?.keysNotAsIn(before.view.tables[device.index]) ?? []] as const,
      [device, was.outside.changedIn(is.outside)] as const,
      [device, was.inside.changedIn(is.inside)] as const,
      known,
    ];
  });
}
