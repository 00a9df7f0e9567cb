import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isIpv6 } from '../../network/addressing/prefix.ts';
import { netlabDevice } from './netlab-devices.ts';
import type { Addresses, NetlabVlan } from './netlab-vlans.ts';

/** A link as netlab reads it. */
interface NetlabLink {
  readonly interfaces: readonly ({ readonly node: string } & Addresses)[];
  readonly name?: string;
  readonly prefix?: Addresses;
  readonly bandwidth?: number;
  /** To a provider: no OSPF. */
  readonly role?: 'external';
  readonly vlan?: { readonly access: string } | { readonly trunk: readonly string[] };
}

/** Links of a topology one after another; what each node has of VLANs is known when all are written. */
export class NetlabLinks {
  readonly links: NetlabLink[] = [];
  /** By the id of the node. */
  readonly vlans = new Map<string, Set<NetlabVlan>>();
  readonly #nodes: ReadonlyMap<string, TopologyNode>;
  readonly #nameOf: (id: string) => string;

  constructor(nodes: readonly TopologyNode[], nameOf: (id: string) => string) {
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
    this.#nameOf = nameOf;
  }

  add(edge: TopologyEdge, carried: readonly NetlabVlan[]): void {
    const source = this.#nodes.get(edge.source);
    const target = this.#nodes.get(edge.target);
    if (source === undefined || target === undefined) return;
    if (edge.subnet !== undefined || edge.addresses !== undefined || carried.length === 0)
      this.#push(edge, this.#routedEnds(edge), {
        ...([source, target].some(({ type }) => type === 'internet') ? { role: 'external' } : {}),
        prefix: prefixOf(edge),
      });
    else if ([source, target].every((node) => netlabDevice(node).takesVlans)) {
      for (const node of [source, target]) for (const vlan of carried) this.#take(node, vlan);
      const [only, ...more] = carried.map(({ name }) => name);
      this.#push(
        edge,
        [source, target].map(({ id }) => ({ node: this.#nameOf(id) })),
        {
          vlan:
            only === undefined || more.length > 0
              ? { trunk: carried.map(({ name }) => name) }
              : { access: only },
        },
      );
    } else for (const vlan of carried) this.#addAccess(edge, [source, target], vlan);
  }

  /**
   * An end without VLANs in netlab has a routed interface in each in which it has an address: one alone, since two with one address
   * are none of a router's.
   */
  #addAccess(edge: TopologyEdge, ends: readonly TopologyNode[], vlan: NetlabVlan): void {
    const plain = ends.filter((node) => !netlabDevice(node).takesVlans);
    if (plain.some((node) => vlan.addressesOf(node) === undefined || this.vlans.get(node.id)?.has(vlan)))
      return;
    for (const node of ends) this.#take(node, vlan);
    this.#push(
      edge,
      ends.map((node) => ({
        node: this.#nameOf(node.id),
        ...(plain.includes(node) ? vlan.addressesOf(node) : {}),
      })),
      plain.length === ends.length ? { prefix: vlan.prefix } : { vlan: { access: vlan.name } },
    );
  }

  #take({ id }: TopologyNode, vlan: NetlabVlan): void {
    const own = this.vlans.get(id) ?? new Set();
    this.vlans.set(id, own.add(vlan));
  }

  #routedEnds({ source, target, addresses, ipv6 }: TopologyEdge) {
    const endOf = (id: string, ipv4: string | undefined, v6: string | undefined) => ({
      node: this.#nameOf(id),
      ...(ipv4 && { ipv4 }),
      ...(v6 && { ipv6: v6 }),
    });
    return [endOf(source, addresses?.source, ipv6?.source), endOf(target, addresses?.target, ipv6?.target)];
  }

  #push(
    { label, bandwidthMbps }: TopologyEdge,
    interfaces: NetlabLink['interfaces'],
    rest: Pick<NetlabLink, 'role' | 'prefix' | 'vlan'>,
  ): void {
    this.links.push({
      interfaces,
      ...(label === undefined ? {} : { name: label }),
      ...(bandwidthMbps === undefined ? {} : { bandwidth: Math.round(bandwidthMbps * 1_000) }),
      ...rest,
    });
  }
}

/** Of a link without addresses none: netlab would draw one of its own. */
const prefixOf = ({ subnet }: TopologyEdge): Addresses =>
  subnet === undefined ? {} : { [isIpv6(subnet) ? 'ipv6' : 'ipv4']: subnet };
