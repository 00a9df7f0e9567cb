import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import type { Stacks } from '../graph/stacks.ts';
import type { Closet } from '../sizing/closets.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { dmzZone } from '../sizing/zones.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import type { NetworkDraft } from './network-draft.ts';

/** What the steps that draw one site share. */
export interface SiteContext {
  readonly draft: NetworkDraft;
  readonly requirements: Requirements;
  readonly sized: SizedSite;
  readonly vlans: readonly PlannedVlan[];
  /** The pairs of switches that are one, by their mark. */
  readonly stacks: Stacks;
  /** What its circuits carry together, in Mbit/s: the WAN link; at the hub all of them and the internet access. */
  readonly circuitsMbps: number;
  /** Mbit/s of the links that join its edge to what is inside: as fast as its fastest circuit. */
  readonly edgeMbps: number;
  /** Devices that hold the gateway addresses of each zone's VLANs. */
  readonly gateways: Map<number, readonly TopologyNode[]>;
  /** Devices in the management VLAN, with the VLANs that they may be in. */
  readonly managed: { readonly node: TopologyNode; readonly vlans: readonly PlannedVlan[] }[];
  /** Server groups, which take fixed addresses in their VLANs. */
  readonly servers: { readonly node: TopologyNode; readonly vlans: readonly PlannedVlan[] }[];
  /** Devices whose management ports a group stands for, each for one of its addresses in their order. */
  readonly managementPorts: { readonly group: TopologyNode; readonly devices: readonly TopologyNode[] }[];
}

/** The key in `gateways` of the site's edge, where segments end that no switch may route. */
export const edgeZone = -1;

/** Devices that hold the gateway address of a VLAN. */
export const gatewaysFor = ({ gateways }: SiteContext, vlan: PlannedVlan): readonly TopologyNode[] =>
  gateways.get(gatewayZone(vlan)) ?? [];

export const gatewayZone = ({ atEdge, zone }: PlannedVlan): number => (atEdge ? edgeZone : zone);

/** The VLANs of public servers and of the switches that they are on. */
export const publicVlans = ({ sized, vlans }: SiteContext): readonly PlannedVlan[] => {
  const first = dmzZone(sized, 0);
  return vlans.filter(({ zone }) => zone >= first && zone < first + sized.dmz.rows.length);
};

/** VLAN numbers of the given purposes, all of them when none is named. */
export function vlanIds(
  vlans: readonly PlannedVlan[],
  ...purposes: readonly PlannedVlan['purpose'][]
): number[] {
  return vlans
    .filter(({ purpose }) => purposes.length === 0 || purposes.includes(purpose))
    .map(({ id }) => id);
}

/** Where a closet is, as the names of its devices say: `F2`, in another building of a campus `LIB-F2`. */
export const floorName = ({ building, floor }: Pick<Closet, 'building' | 'floor'>): string =>
  building === undefined ? `F${floor}` : `${building.code}-F${floor}`;

/** The building and floor of what stands in a closet. */
export const placeOf = ({
  building,
  floor,
}: Pick<Closet, 'building' | 'floor'>): Pick<TopologyNode, 'building' | 'floor'> =>
  building === undefined ? { floor } : { building: building.name, floor };

/** Counts on per floor: the second switch of floor 3 is number 2 there. */
export function nextOnFloor(counts: Map<string, number>, closet: Pick<Closet, 'building' | 'floor'>): number {
  const floor = floorName(closet);
  const number = (counts.get(floor) ?? 0) + 1;
  counts.set(floor, number);
  return number;
}
