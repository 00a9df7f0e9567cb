import type { TopologyNode } from '../../contract/topology-items.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import type { Closet } from '../sizing/closets.ts';
import { closetPlace, fibreRun } from '../sizing/fibre-runs.ts';
import { peerRate } from '../sizing/inside-rates.ts';
import { coreZone } from '../sizing/zones.ts';
import { inRack } from './edge.ts';
import { attachServers, drawServerGroups } from './server-groups.ts';
import { type SiteContext, vlanIds } from './site-context.ts';
import { bundlePair } from './switch-row.ts';

/**
 * What two access switches without a core have beside their uplinks: the bundle between them, since the active member of the gateway
 * may be plugged into the other one, and the servers of the site, each on both.
 */
export function completePair(context: SiteContext, switches: readonly TopologyNode[]): void {
  const { sized, vlans } = context;
  const zone = coreZone(sized);
  joinPair(context, switches, sized.closets, zone);
  const { inside } = sized.servers;
  if (inside === 0) return;
  const own = vlans.filter((vlan) => vlan.zone === zone);
  for (const group of drawServerGroups(context, inside, own))
    attachServers(context, switches, group, vlanIds(own, 'server'), linkMbps.user);
}

/** The bundle between two access switches on the edge. */
export function joinPair(
  { draft, vlans, requirements }: SiteContext,
  pair: readonly TopologyNode[],
  closets: readonly Closet[],
  zone: number,
): void {
  const own = vlans.filter((vlan) => vlan.zone === zone);
  const [near, far = near] = closets.filter(({ switches }) => switches > 0);
  const run = far === undefined || far === near ? undefined : fibreRun(closetPlace(far), requirements);
  const { mbps, because: why } = peerRate(closets, own.length, assumptionsOf(requirements));
  bundlePair(draft, pair, {
    ...inRack,
    lengthM: run?.lengthM ?? inRack.lengthM,
    bandwidthMbps: mbps,
    vlans: vlanIds(own),
    because: why,
  });
}
