import type { Subnet, TopologyNode } from '../../contract/topology-items.ts';
import { logicalDevices } from '../graph/clusters.ts';
import { because } from '../reasons/because.ts';
import { idOf } from '../requirements/naming.ts';
import { gatewaysFor, gatewayZone, type SiteContext } from '../topology/site-context.ts';
import { isOfClients } from '../vlans/clients.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { addHost, assignHosts, reservedOf, type VlanBlocks } from './assign-hosts.ts';
import { type Block, formatAddress, formatBlock, lastOf } from './ipv4.ts';
import type { Ipv6Plan } from './ipv6.ts';
import { formatIpv6, formatIpv6Block } from './ipv6-address.ts';
import type { LeasedPart } from './leased-part.ts';

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
  const leased = assignHosts(context, new Map(cut.map((own) => [own.vlan, own])));
  for (const { group, devices } of context.managementPorts)
    devices.forEach((device, index) => {
      const own = block === undefined ? group.ipv6 : group.addresses;
      const address = own?.[index];
      if (address !== undefined) device.outOfBand = address;
    });
  return [
    siteRow(context, block, ipv6),
    ...cut.map((own) => vlanRow(context, own, turnOf(own.vlan, vlans), leased.get(own.vlan))),
  ];
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

function vlanRow(
  context: SiteContext,
  own: VlanBlocks,
  turn: number,
  leased: LeasedPart | undefined,
): Subnet {
  const { sized, requirements } = context;
  const { vlan, block, ipv6 } = own;
  const { code } = sized;
  const site = sized.site.name;
  const servesDhcp = requirements.services.network.includes('dhcp');
  const hasDhcp = isOfClients(vlan) || leased !== undefined;
  return {
    id: idOf(`${code}-vlan-${vlan.id}`),
    site,
    name: vlan.name,
    purpose: vlan.purpose,
    vlan: vlan.id,
    ...(vlan.policyZone !== undefined && { zone: vlan.policyZone }),
    ...(vlan.poe !== undefined && { poe: vlan.poe }),
    ...(block && ipv4Row(block, vlan, hasDhcp, leased)),
    ...firstHop(gatewaysFor(context, vlan), own, turn),
    ...(ipv6 && { ipv6: formatIpv6Block(ipv6), gatewayIpv6: formatIpv6(ipv6.first + 1n) }),
    hosts: vlan.hosts,
    because: because(
      'vlan',
      {
        ...vlan.why,
        here: vlan.hosts,
        ...(block && { prefix: block.prefix, reserved: leased?.reserved ?? reservedOf(block, vlan) }),
      },
      [...vlan.serves, ...(hasDhcp && servesDhcp ? ['requirements.services.network.dhcp'] : [])],
    ),
  };
}

function ipv4Row(block: Block, vlan: PlannedVlan, hasDhcp: boolean, leased: LeasedPart | undefined) {
  const from = leased?.from ?? 1 + reservedOf(block, vlan);
  return {
    cidr: formatBlock(block),
    gateway: formatAddress(block.first + 1),
    ...(hasDhcp && {
      dhcp: { from: formatAddress(block.first + from), to: formatAddress(lastOf(block) - 1) },
    }),
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
