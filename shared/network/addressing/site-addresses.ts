import type { Subnet, TopologyNode } from '../../contract/topology-items.ts';
import { mostAddresses } from '../../contract/topology-limits.ts';
import { logicalDevices } from '../graph/clusters.ts';
import { because } from '../reasons/because.ts';
import { idOf } from '../requirements/naming.ts';
import { gatewaysFor, gatewayZone, type SiteContext } from '../topology/site-context.ts';
import { isOfClients } from '../vlans/clients.ts';
import { reservedIn } from '../vlans/subnet-size.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { type Block, formatAddress, formatBlock, lastOf, sizeOf } from './ipv4.ts';
import type { Ipv6Plan } from './ipv6.ts';
import { formatIpv6, formatIpv6Block, type Ipv6Block, ipv6Host } from './ipv6-address.ts';

/**
 * Gives one site's VLANs the blocks that were cut for them, in their order, and assigns addresses to its gateways, managed
 * devices and servers.
 */
export function assignSite(
  context: SiteContext,
  block: Block | undefined,
  blocks: readonly Block[],
  ipv6: Ipv6Plan | undefined,
): Subnet[] {
  const { vlans } = context;
  const cut = vlans.map(
    (vlan, index): VlanBlocks => ({
      vlan,
      block: blocks[index] ?? block,
      ipv6: ipv6?.vlan(context.sized.index, index, vlan.id),
    }),
  );
  for (const own of cut) addGateways(gatewaysFor(context, own.vlan), own);
  assignFixed(context, new Map(cut.map((own) => [own.vlan, own])));
  for (const { group, devices } of context.managementPorts)
    devices.forEach((device, index) => {
      const own = block === undefined ? group.ipv6 : group.addresses;
      const address = own?.[index];
      if (address !== undefined) device.outOfBand = address;
    });
  return [siteRow(context, block, ipv6), ...cut.map((own) => vlanRow(context, own, turnOf(own.vlan, vlans)))];
}

/** A VLAN with the addresses that it has. */
interface VlanBlocks {
  readonly vlan: PlannedVlan;
  readonly block: Block | undefined;
  readonly ipv6: Ipv6Block | undefined;
}

/** Which of the VLANs behind the same gateways it is: a pair takes turns in being the active one. */
const turnOf = (vlan: PlannedVlan, vlans: readonly PlannedVlan[]): number =>
  vlans.filter((other) => gatewayZone(other) === gatewayZone(vlan)).indexOf(vlan);

function siteRow(
  { sized, vlans, requirements }: SiteContext,
  block: Block | undefined,
  ipv6: Ipv6Plan | undefined,
): Subnet {
  const hosts = vlans.reduce((sum, vlan) => sum + vlan.hosts, 0);
  return {
    id: idOf(`${sized.code}-block`),
    site: sized.site.name,
    name: `${sized.site.name.slice(0, 80)} site block`,
    purpose: 'site',
    ...(sized.isHub && requirements.sites.length > 1 && { hub: true as const }),
    ...(block && { cidr: formatBlock(block) }),
    ...(ipv6 && { ipv6: formatIpv6Block(ipv6.site(sized.index)), placeholderIpv6: true }),
    hosts,
    because: because('site-block', { vlans: vlans.length, hosts, ...(block && { prefix: block.prefix }) }, [
      block === undefined ? 'requirements.ipScheme.ipv6Only' : 'requirements.ipScheme.private',
      ...(ipv6 ? ['requirements.ipScheme.ipv6'] : []),
    ]),
  };
}

function vlanRow(context: SiteContext, own: VlanBlocks, turn: number): Subnet {
  const { sized, requirements } = context;
  const { vlan, block, ipv6 } = own;
  const { code } = sized;
  const site = sized.site.name;
  const servesDhcp = requirements.services.network.includes('dhcp');
  const hasDhcp = isOfClients(vlan);
  return {
    id: idOf(`${code}-vlan-${vlan.id}`),
    site,
    name: vlan.name,
    purpose: vlan.purpose,
    vlan: vlan.id,
    ...(vlan.policyZone !== undefined && { zone: vlan.policyZone }),
    ...(vlan.poe !== undefined && { poe: vlan.poe }),
    ...(block && ipv4Row(block, vlan, hasDhcp)),
    ...firstHop(gatewaysFor(context, vlan), own, turn),
    ...(ipv6 && { ipv6: formatIpv6Block(ipv6), gatewayIpv6: formatIpv6(ipv6.first + 1n) }),
    hosts: vlan.hosts,
    because: because(
      'vlan',
      {
        ...vlan.why,
        here: vlan.hosts,
        ...(block && { prefix: block.prefix, reserved: reservedIn(sizeOf(block.prefix), vlan.hosts) }),
      },
      [...vlan.serves, ...(hasDhcp && servesDhcp ? ['requirements.services.network.dhcp'] : [])],
    ),
  };
}

function ipv4Row(block: Block, { hosts }: PlannedVlan, hasDhcp: boolean) {
  const from = block.first + 1 + reservedIn(sizeOf(block.prefix), hosts);
  return {
    cidr: formatBlock(block),
    gateway: formatAddress(block.first + 1),
    ...(hasDhcp && { dhcp: { from: formatAddress(from), to: formatAddress(lastOf(block) - 1) } }),
  };
}

/** A pair shares the gateway (VRRP, RFC 5798), each of the two the active one of every other VLAN. */
function firstHop(
  devices: readonly TopologyNode[],
  { vlan, block, ipv6 }: VlanBlocks,
  turn: number,
): Pick<Subnet, 'firstHop'> {
  if (logicalDevices(devices).length < 2) return {};
  const members = devices.map(({ id }, index) => ({
    node: id,
    ...(block && { address: formatAddress(block.first + 2 + index) }),
    ...(ipv6 && { ipv6: formatIpv6(ipv6.first + BigInt(2 + index)) }),
    priority: index === turn % devices.length ? 110 : 100,
  }));
  return { firstHop: { group: ((vlan.id - 1) % 255) + 1, members } };
}

/** One device holds the gateway itself, a cluster on each of its members; of a pair each has an address of its own and they share the gateway. */
function addGateways(devices: readonly TopologyNode[], blocks: VlanBlocks): void {
  const isOne = logicalDevices(devices).length === 1;
  devices.forEach((device, index) => {
    const host = isOne ? 1 : 2 + index;
    addHost(device, blocks, host);
  });
}

/** Fixed addresses after the reserved ones: management of switches and access points, and servers. */
function assignFixed(context: SiteContext, blocks: ReadonlyMap<PlannedVlan, VlanBlocks>): void {
  const used = new Map<PlannedVlan, number>();
  const assign = (node: TopologyNode, vlans: readonly PlannedVlan[], purpose: Subnet['purpose']) => {
    const vlan = vlans.find((v) => v.purpose === purpose && (used.get(v) ?? 0) < v.hosts);
    const own = vlan && blocks.get(vlan);
    if (vlan === undefined || own === undefined) return;
    const count = used.get(vlan) ?? 0;
    used.set(vlan, count + 1);
    const size = own.block === undefined ? Number.POSITIVE_INFINITY : sizeOf(own.block.prefix);
    addHost(node, own, 1 + reservedIn(size, vlan.hosts) + count);
  };
  for (const { node, vlans } of context.managed) assign(node, vlans, 'management');
  for (const { node, vlans } of context.servers) {
    for (let n = 0; n < node.quantity; n += 1) assign(node, vlans, vlans[0]?.purpose ?? 'server');
  }
}

/** The host of that number in each family. */
function addHost(node: TopologyNode, { block, ipv6 }: VlanBlocks, host: number): void {
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
