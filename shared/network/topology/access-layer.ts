import type { TopologyNode } from '../../contract/topology.ts';
import { because } from '../reasons/because.ts';
import { assumptions, linkMbps } from '../requirements/assumptions.ts';
import { deviceName } from '../requirements/naming.ts';
import { everythingAt } from '../requirements/serves.ts';
import type { Closet } from '../sizing/closets.ts';
import { onlySwitchRate } from '../sizing/inside-rates.ts';
import type { Tiers } from '../sizing/layers.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { drawEndpoints } from './endpoints.ts';
import { nextOnFloor, type SiteContext, vlanIds } from './site-context.ts';

/** Access switches of every closet with their uplinks, and what is plugged into them. */
export function drawAccessLayer(
  context: SiteContext,
  uplinksOfBlock: readonly (readonly TopologyNode[])[],
): void {
  const numbers = { switches: new Map<number, number>(), accessPoints: new Map<number, number>() };
  const vlansOf = vlansByCloset(context.vlans);
  context.sized.blocks.forEach((closets, block) => {
    let upstream = uplinksOfBlock[block] ?? [];
    for (const closet of closets) {
      const vlans = vlansOf.get(closet) ?? [];
      const switches: TopologyNode[] = [];
      while (switches.length < closet.switches) {
        const node = drawSwitch(context, closet, upstream, vlans, numbers.switches);
        switches.push(node);
        // In a single layer the first switch joins the others to the edge.
        if (context.sized.tiers === 'flat' && upstream[0]?.type !== 'switch') upstream = [node];
      }
      if (switches.length > 0) drawEndpoints(context, closet, switches, vlans, numbers.accessPoints);
    }
  });
}

function vlansByCloset(vlans: readonly PlannedVlan[]): ReadonlyMap<Closet, readonly PlannedVlan[]> {
  const byCloset = new Map<Closet, PlannedVlan[]>();
  for (const vlan of vlans) {
    for (const closet of vlan.closets) {
      const list = byCloset.get(closet);
      if (list === undefined) byCloset.set(closet, [vlan]);
      else list.push(vlan);
    }
  }
  return byCloset;
}

function drawSwitch(
  context: SiteContext,
  closet: Closet,
  upstream: readonly TopologyNode[],
  vlans: readonly PlannedVlan[],
  numbers: Map<number, number>,
): TopologyNode {
  const { draft, sized, managed } = context;
  const { model, floor } = closet;
  // Where there is nothing above it, it is the core as well.
  const serves =
    sized.tiers === 'flat'
      ? sized.why.tiers.serves
      : everythingAt(context.requirements, sized.index, sized.site);
  const node = draft.node({
    type: 'switch',
    layer: 'access',
    label: deviceName(sized.code, `F${floor}`, 'ACC', nextOnFloor(numbers, floor)),
    site: sized.site.name,
    floor,
    ports: { total: model.ports + assumptions.uplinkPorts, used: 0 },
    because: because('access-switches', closet.why.switches, serves),
  });
  managed.push({ node, vlans });
  for (const above of upstream) {
    const isEdge = above.type !== 'switch';
    draft.link(
      { node: above, port: portTowards(above, sized.tiers) },
      { node, port: 'uplink' },
      {
        type: 'trunk',
        // What joins a single layer to its gateway carries the networks of all its switches.
        vlans: vlanIds(isEdge ? context.vlans.filter(({ zone }) => zone === 0) : vlans),
        ...(isEdge ? onlySwitchUplink(context) : closetUplink(closet, upstream.length)),
      },
    );
  }
  return node;
}

function portTowards({ type }: TopologyNode, tiers: Tiers): string {
  if (type === 'firewall') return 'inside';
  if (type === 'router') return 'lan';
  return tiers === 'flat' ? 'uplink' : 'port';
}

/** A patch in the rack of the switch that joins a site to its edge. */
function onlySwitchUplink({ circuitsMbps }: SiteContext) {
  const { mbps: bandwidthMbps, because: why } = onlySwitchRate(circuitsMbps);
  const medium = bandwidthMbps > linkMbps.user ? 'fibre' : 'copper';
  return { bandwidthMbps, medium, lengthM: 3, because: why } as const;
}

/** Fibre from the closet to the equipment room. */
function closetUplink({ model, floor, accessPoints, accessPointMbps, switches }: Closet, uplinks: number) {
  const faster = Math.ceil(accessPoints / switches) * (accessPointMbps - linkMbps.user);
  return {
    bandwidthMbps: linkMbps.accessUplink,
    medium: 'fibre',
    // From the ground floor's equipment room: the run across a floor, and a riser of 4 m a storey. Estimate.
    lengthM: 20 + 4 * (floor - 1),
    because: because('access-uplinks', {
      portsMbps: model.ports * linkMbps.user + faster,
      uplinks,
      // Until the models above are known to forward both.
      ...(uplinks > 1 && { switchesForwarding: 1 }),
    }),
  } as const;
}
