import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { formatBlock, parseBlock } from '../../network/addressing/ipv4.ts';
import { formatIpv6Block, parseIpv6Block } from '../../network/addressing/ipv6-address.ts';
import { isIpv6 } from '../../network/addressing/prefix.ts';

/** An address of each family; an object that YAML takes as it is. */
export interface Addresses {
  readonly ipv4?: string;
  readonly ipv6?: string;
}

/** A VLAN of one site: others have the same number with a subnet of their own. */
export interface NetlabVlan {
  readonly name: string;
  readonly id: number;
  readonly prefix: Addresses;
  /** Of a node in its subnet; undefined where the node has none. */
  readonly addressesOf: (node: TopologyNode) => Addresses | undefined;
}

/** The VLANs that a link carries, in the site where it begins. */
export function netlabVlans({ nodes, subnets }: Graph) {
  const sites = [...new Set(nodes.flatMap(({ site }) => site ?? []))];
  const siteOf = new Map(nodes.map(({ id, site }) => [id, site]));
  const subnetOf = new Map(subnets.map((subnet) => [JSON.stringify([subnet.site, subnet.vlan]), subnet]));
  const vlans = new Map<string, NetlabVlan>();
  const find = (site: string, id: number): NetlabVlan => {
    // netlab takes names of at most sixteen characters.
    const name = sites.length > 1 ? `vlan${id}_s${sites.indexOf(site) + 1}` : `vlan${id}`;
    const vlan = vlans.get(name) ?? vlanOf(name, id, subnetOf.get(JSON.stringify([site, id])));
    vlans.set(name, vlan);
    return vlan;
  };
  const carriedBy = ({ source, target, vlans: ids }: TopologyEdge) =>
    ids.map((id) => find(siteOf.get(source) ?? siteOf.get(target) ?? '', id));
  return { sites, carriedBy };
}

function vlanOf(name: string, id: number, { cidr, ipv6 }: Partial<Subnet> = {}): NetlabVlan {
  const block = ipv6 && formatIpv6Block(parseIpv6Block(ipv6));
  return {
    name,
    id,
    prefix: { ...(cidr && { ipv4: cidr }), ...(ipv6 && { ipv6 }) },
    addressesOf: (node) => {
      const own = [...node.addresses, ...(node.ipv6 ?? [])];
      const ipv4 = own.find((address) => !isIpv6(address) && formatBlock(parseBlock(address)) === cidr);
      const v6 = own.find((address) => isIpv6(address) && formatIpv6Block(parseIpv6Block(address)) === block);
      return ipv4 || v6 ? { ...(ipv4 && { ipv4 }), ...(v6 && { ipv6: v6 }) } : undefined;
    },
  };
}
