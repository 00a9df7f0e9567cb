import { appendUnder } from '../../collections/append-under.ts';
import type { Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { mostAddresses } from '../../contract/topology-limits.ts';
import type { SiteContext } from '../topology/site-context.ts';
import { reservedIn } from '../vlans/subnet-size.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { type Block, formatAddress } from './ipv4.ts';
import { type Ipv6Block, ipv6Host } from './ipv6-address.ts';
import { type LeasedPart, leasedPart, leases } from './leased-part.ts';
import { sizeOf } from './sizes/block-size.ts';

/** A VLAN with the addresses that it has. */
export interface VlanBlocks {
  readonly vlan: PlannedVlan;
  readonly block: Block | undefined;
  readonly ipv6: Ipv6Block | undefined;
}

/**
 * Addresses after the reserved ones: those given by hand to switches, servers and controllers, and at the end of their networks those that
 * access points lease, each the one that is reserved for it once its MAC address is known. Answers what is leased.
 */
export function assignHosts(
  { draft, managed, servers }: SiteContext,
  blocks: ReadonlyMap<PlannedVlan, VlanBlocks>,
): ReadonlyMap<PlannedVlan, LeasedPart> {
  const used = new Map<PlannedVlan, number>();
  const take = (vlans: readonly PlannedVlan[], purpose: Subnet['purpose']): VlanBlocks | undefined => {
    const vlan = vlans.find((v) => v.purpose === purpose && (used.get(v) ?? 0) < v.hosts);
    if (vlan !== undefined) used.set(vlan, (used.get(vlan) ?? 0) + 1);
    return vlan && blocks.get(vlan);
  };
  const leasing = new Map<VlanBlocks, TopologyNode[]>();
  /** The networks of management that hosts may be in and are not, by the ids of their nodes. */
  const others = new Map<string, Set<number>>();
  for (const { node, vlans } of managed) {
    const own = leases(node) ? take(vlans, 'management') : undefined;
    if (own === undefined) continue;
    appendUnder(leasing, own, node);
    others.set(node.id, managementOf(vlans));
    others.get(node.id)?.delete(own.vlan.id);
  }
  const leased = new Map<PlannedVlan, LeasedPart>();
  for (const [own, accessPoints] of leasing) {
    const part = leasedPart(own.block, own.vlan.hosts, accessPoints.length);
    leased.set(own.vlan, part);
    for (const [index, node] of accessPoints.entries()) addHost(node, own, part.from + index);
  }
  const byHand = new Map<PlannedVlan, number>();
  const assign = (node: TopologyNode, vlans: readonly PlannedVlan[], purpose: Subnet['purpose']) => {
    const own = take(vlans, purpose);
    if (own === undefined) return;
    others.get(node.id)?.delete(own.vlan.id);
    const { vlan, block } = own;
    const number = (byHand.get(vlan) ?? 0) + 1;
    byHand.set(vlan, number);
    addHost(node, own, (leased.get(vlan)?.reserved ?? reservedOf(block, vlan)) + number);
  };
  for (const { node, vlans } of managed) if (!leases(node)) assign(node, vlans, 'management');
  for (const { node, vlans } of servers) {
    others.set(node.id, managementOf(vlans));
    for (let n = 0; n < node.quantity; n += 1) assign(node, vlans, vlans[0]?.purpose ?? 'server');
  }
  leaveOut(others, draft.edges);
  return leased;
}

const managementOf = (vlans: readonly PlannedVlan[]): Set<number> =>
  new Set(vlans.flatMap(({ id, purpose }) => (purpose === 'management' ? [id] : [])));

/** Links to hosts do not carry the networks of management that others are in. */
function leaveOut(others: ReadonlyMap<string, ReadonlySet<number>>, edges: readonly TopologyEdge[]): void {
  const places = new Map([...others].filter(([, vlans]) => vlans.size > 0));
  for (const edge of places.size === 0 ? [] : edges) {
    const not = places.get(edge.target);
    if (not !== undefined) edge.vlans = edge.vlans.filter((vlan) => !not.has(vlan));
  }
}

/** Addresses at the start of a network of hosts by hand or of clients that no host of it gets. */
export const reservedOf = (block: Block | undefined, { hosts }: PlannedVlan): number =>
  reservedIn(block === undefined ? Number.POSITIVE_INFINITY : sizeOf(block.prefix), hosts);

/** The host of that number in each family. */
export function addHost(node: TopologyNode, { block, ipv6 }: VlanBlocks, host: number): void {
  if (block !== undefined) addAddress(node, block.first + host, block.prefix);
  if (ipv6 !== undefined) addIpv6(node, ipv6Host(ipv6, host));
}

/** Adds to what a node lists; of a larger group of servers the subnet says the rest. */
export function addAddress(node: TopologyNode, address: number, prefix: number): void {
  if (node.addresses.length < mostAddresses) node.addresses.push(`${formatAddress(address)}/${prefix}`);
}

export function addIpv6(node: TopologyNode, address: string): void {
  node.ipv6 ??= [];
  if (node.ipv6.length < mostAddresses) node.ipv6.push(address);
}
