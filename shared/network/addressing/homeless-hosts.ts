import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import type { NodeGroup } from '../../contract/topology-kinds.ts';
import { cutOffHosts, isByRadio, isPluggedIn } from '../graph/cut-off-hosts.ts';
import { holds } from './free-address.ts';

type Purpose = Subnet['purpose'];

/** What the VLANs of hosts are for; of servers that are not listed and of nothing in particular see `purposeOf`. */
const purposes: Readonly<Partial<Record<NodeGroup, Purpose>>> = {
  'wired-users': 'data',
  'wireless-users': 'data',
  guests: 'guest',
  phones: 'voice',
  cameras: 'iot',
  printers: 'data',
  'management-ports': 'management',
  'public-servers': 'dmz',
  'wireless-controllers': 'management',
};

const purposeOf = ({ type, group }: TopologyNode): Purpose =>
  (group && purposes[group]) ?? (type === 'server' ? 'server' : 'data');

/** Hosts that are plugged in nowhere, with where they belong. */
export interface Homeless {
  readonly node: TopologyNode;
  /** Its links, which lead to others like it. */
  readonly links: readonly TopologyEdge[];
  /** Links of hosts of its kind at its site to what they are plugged into. */
  readonly alike: readonly TopologyEdge[];
  /** The subnets whose VLANs it belongs to, in the order of the plan. */
  readonly subnets: readonly Subnet[];
}

/** Those of a plan, in its order; people whom an access point stands for are not among them. */
export function homelessHosts({ nodes, edges, subnets }: Graph): readonly Homeless[] {
  const lost = cutOffHosts({ nodes, edges });
  if (lost.length === 0) return [];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const linksOf = new Map(lost.map(({ id }) => [id, [] as TopologyEdge[]]));
  const linksOfKind = new Map(lost.map((node) => [kindOf(node), [] as TopologyEdge[]]));
  for (const edge of edges) {
    const [source, target] = [byId.get(edge.source), byId.get(edge.target)];
    if (source === undefined || target === undefined) continue;
    for (const [own, far] of [
      [source, target],
      [target, source],
    ] as const) {
      linksOf.get(own.id)?.push(edge);
      if (isPluggedIn(own) && !isPluggedIn(far)) linksOfKind.get(kindOf(own))?.push(edge);
    }
  }
  const bySite = Map.groupBy(subnets, ({ site }) => site);
  return lost.flatMap((node): Homeless[] => {
    const links = linksOf.get(node.id) ?? [];
    if (node.type !== 'accesspoint' && isByRadio(links)) return [];
    const alike = linksOfKind.get(kindOf(node)) ?? [];
    const there = (bySite.get(node.site ?? '') ?? []).filter(({ vlan }) => vlan !== undefined);
    return [{ node, links, alike, subnets: homesAmong(there, node, links, alike) }];
  });
}

const kindOf = ({ type, group, site }: TopologyNode): string => `${type} ${group} ${site}`;

/** Of its own addresses and of what is behind it, else those that most of its kind are in, else the first of its purpose. */
function homesAmong(
  there: readonly Subnet[],
  node: TopologyNode,
  links: readonly TopologyEdge[],
  alike: readonly TopologyEdge[],
): readonly Subnet[] {
  const behind = new Set(links.flatMap(({ vlans }) => vlans));
  const stated = [...node.addresses, ...(node.ipv6 ?? [])];
  const own = there.filter(
    (row) => behind.has(row.vlan ?? 0) || stated.some((address) => holds(row, address)),
  );
  if (own.length > 0) return own;
  const kinds = Map.groupBy(alike, ({ vlans }) => vlans.join());
  const [most = []] = [...kinds.values()].toSorted((a, b) => b.length - a.length);
  const usual = new Set(most[0]?.vlans);
  const asOthers = there.filter(({ vlan }) => usual.has(vlan ?? 0));
  if (asOthers.length > 0) return asOthers;
  const purpose = purposeOf(node);
  return there.filter((row) => row.purpose === purpose).slice(0, 1);
}
