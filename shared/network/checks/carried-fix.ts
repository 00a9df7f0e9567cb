import { onceEach } from '../../caching/once-each.ts';
import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { blocksOf, subnetsAt } from '../configuration/view/layer3.ts';
import { isSameDevice, isStackMember, logicalDevices } from '../graph/clusters.ts';
import { hasLoopback } from '../graph/has-loopback.ts';
import { isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import { isBeside, isOneInterface, isTrunk } from './beside.ts';
import { changing, type Fix } from './finding.ts';

/** What several findings ask for: VLANs that trunks should carry which do not. */
export interface CarriedFix<About> {
  readonly fix: Fix;
  readonly about: ReadonlySet<About>;
}

/** A VLAN that is in parts, as a finding says of some of its devices and hosts. */
export interface TornVlan<About> {
  readonly vlan: number;
  /** Nodes and clusters that are in it. */
  readonly elements: readonly string[];
  readonly about: About;
}

/** Lets trunks carry VLANs between each part of their site that has them and the one with the gateway; all that the same trunks lack at once. */
export function carriedFixes<About>(
  torn: readonly TornVlan<About>[],
  index: NetworkIndex,
): CarriedFix<About>[] {
  const ways = new Map<string, Way & { readonly vlans: Set<number>; readonly about: Set<About> }>();
  const known = new Map<string, readonly Way[]>();
  for (const { vlan, elements, about } of torn) {
    const starts = elements.flatMap((id) => startsAt(id, vlan, index));
    const key = `${vlan} ${starts.map(({ id }) => id).join(' ')}`;
    const own = known.get(key) ?? waysOf(vlan, starts, index);
    known.set(key, own);
    for (const way of own) {
      const links = way.links.map(({ id }) => id).join(' ');
      const all = ways.get(links) ?? { ...way, vlans: new Set(), about: new Set() };
      ways.set(links, all);
      all.vlans.add(vlan);
      all.about.add(about);
    }
  }
  return [...ways.values()].map((way) => ({ fix: carrying(way, way.vlans), about: way.about }));
}

/** Trunks that lack a VLAN from one of its parts to another. */
interface Way {
  readonly links: readonly TopologyEdge[];
  readonly from: TopologyNode;
  readonly to: TopologyNode;
  readonly isOneHop: boolean;
}

function carrying({ links, from, to, isOneHop }: Way, vlans: ReadonlySet<number>): Fix {
  const numbers = [...vlans].sort((a, b) => a - b);
  const where = isOneHop ? `between ${from.label} and ${to.label}` : `from ${from.label} to ${to.label}`;
  const changed = links.map((edge) => ({
    id: edge.id,
    vlans: [...new Set([...edge.vlans, ...numbers])].sort((a, b) => a - b),
  }));
  return {
    label: `Carry ${vlanNames(numbers)} ${where}`,
    changes: { ...changing({}), edges: { added: [], changed, removed: [] } },
  };
}

/** `VLAN 10`, `VLANs 10 and 20`. */
export const vlanNames = (vlans: readonly number[]): string =>
  `${vlans.length === 1 ? 'VLAN' : 'VLANs'} ${joinAnd(vlans.map(String))}`;

/** A device of the network that an element is, or that it is plugged into by the VLAN. */
function startsAt(id: string, vlan: number, { graph, nodes, attachments }: NetworkIndex): TopologyNode[] {
  const node = nodes.get(id) ?? graph.nodes.find(({ cluster }) => cluster === id);
  if (node === undefined) return [];
  if (isInfrastructure(node)) return [node];
  return (attachments.get(node.id) ?? [])
    .filter(({ edge, other }) => edge.vlans.includes(vlan) && isInfrastructure(other))
    .map(({ other }) => other);
}

/** From each part that does not hold the gateway to the one that does, else to the largest. */
function waysOf(vlan: number, starts: readonly TopologyNode[], index: NetworkIndex): Way[] {
  const [first] = starts;
  if (first === undefined) return [];
  const gateways = gatewaysOf(vlan, first.site, index);
  const parts: ReadonlySet<string>[] = [];
  for (const { id } of [...gateways, ...starts])
    if (!parts.some((part) => part.has(id))) parts.push(partWith(id, vlan, index));
  const [main, ...others] = parts.toSorted(
    (a, b) => Number(holdsOf(b, gateways)) - Number(holdsOf(a, gateways)) || b.size - a.size,
  );
  if (main === undefined) return [];
  if (others.length > 0) return others.flatMap((part) => wayTo(main, part, vlan, index) ?? []);
  // One part alone is known: the next that has the VLAN.
  return [nextPart(main, vlan, index)].flatMap((part) => (part && wayTo(part, main, vlan, index)) ?? []);
}

const holdsOf = (part: ReadonlySet<string>, nodes: readonly TopologyNode[]): boolean =>
  nodes.some(({ id }) => part.has(id));

function nextPart(
  part: ReadonlySet<string>,
  vlan: number,
  index: NetworkIndex,
): ReadonlySet<string> | undefined {
  const [first = ''] = part;
  const site = index.nodes.get(first)?.site;
  const next = index.graph.nodes.find(
    (node) =>
      node.site === site &&
      isInfrastructure(node) &&
      !part.has(node.id) &&
      (index.attachments.get(node.id) ?? []).some(({ edge }) => edge.vlans.includes(vlan)),
  );
  return next && partWith(next.id, vlan, index);
}

/** The shortest way by trunks from one part to another; through switches alone, since what routes does not bridge. */
function wayTo(
  goal: ReadonlySet<string>,
  part: ReadonlySet<string>,
  vlan: number,
  index: NetworkIndex,
): Way | undefined {
  const cameBy = new Map<string, TopologyEdge | undefined>([...part].map((id) => [id, undefined]));
  for (const [id] of cameBy) {
    const node = index.nodes.get(id);
    if (node === undefined || (!part.has(id) && node.type !== 'switch')) continue;
    for (const { edge, other } of index.attachments.get(id) ?? []) {
      if (cameBy.has(other.id) || !isTrunk(edge, index)) continue;
      cameBy.set(other.id, edge);
      if (goal.has(other.id)) return wayBack(other, cameBy, vlan, index);
    }
  }
  return undefined;
}

function wayBack(
  to: TopologyNode,
  cameBy: ReadonlyMap<string, TopologyEdge | undefined>,
  vlan: number,
  index: NetworkIndex,
): Way | undefined {
  const path: TopologyEdge[] = [];
  let at = to;
  for (let edge = cameBy.get(at.id); edge !== undefined; edge = cameBy.get(at.id)) {
    path.push(edge);
    const next = index.nodes.get(edge.source === at.id ? edge.target : edge.source);
    if (next === undefined) return undefined;
    at = next;
  }
  const lacking = path.filter((edge) => !isCarried(vlan, edge, index));
  const links = index.graph.edges.filter(
    (edge) =>
      !edge.vlans.includes(vlan) &&
      isTrunk(edge, index) &&
      lacking.some((own) => own === edge || isBeside(edge, own, index)),
  );
  return links.length === 0 ? undefined : { links, from: to, to: at, isOneHop: path.length === 1 };
}

/** The devices that a VLAN joins to one; hosts join nothing, members of a stack are one switch. */
function partWith(start: string, vlan: number, index: NetworkIndex): Set<string> {
  const part = new Set([start]);
  for (const id of part) {
    const node = index.nodes.get(id);
    if (node !== undefined && isStackMember(node))
      for (const mate of index.graph.nodes) if (isSameDevice(mate, node)) part.add(mate.id);
    for (const { edge, other } of index.attachments.get(id) ?? [])
      if (isInfrastructure(other) && isCarried(vlan, edge, index) && isForwarding(edge, node, index))
        part.add(other.id);
  }
  return part;
}

/** Of the links of one interface of a router or firewall, the first: the others wait for it to fail. */
function isForwarding(edge: TopologyEdge, node: TopologyNode | undefined, index: NetworkIndex): boolean {
  if (node === undefined || node.type === 'switch') return true;
  const links = index.attachments.get(node.id) ?? [];
  const first = links.find((own) => own.edge === edge || isOneInterface(own.edge, edge, index));
  return edge.aggregate !== undefined || first?.edge === edge;
}

/** Whether a VLAN is on a link, and on the others of its interface. */
const isCarried = (vlan: number, link: TopologyEdge, index: NetworkIndex): boolean =>
  link.vlans.includes(vlan) &&
  [link.source, link.target]
    .flatMap((id) => index.attachments.get(id) ?? [])
    .every(({ edge }) => edge.vlans.includes(vlan) || !isOneInterface(edge, link, index));

/** The devices with an address in a VLAN of a site; of a cluster that has a standby, the active member. */
const gatewaysOf = (vlan: number, site: string | undefined, { graph }: NetworkIndex): TopologyNode[] =>
  logicalDevices(
    graph.nodes.filter(
      (node) =>
        node.site === site &&
        gatewaysIn(graph)
          .get(node.id)
          ?.some((row) => row.vlan === vlan && row.site === site),
    ),
  ).flatMap(([active]) => active ?? []);

/** The subnets that each routing device has an address in. */
const gatewaysIn = onceEach((graph: Graph): ReadonlyMap<string, readonly Subnet[]> => {
  const blocks = blocksOf(graph.subnets);
  return new Map(
    graph.nodes.flatMap((node) => (hasLoopback(node) ? [[node.id, subnetsAt(node, blocks)] as const] : [])),
  );
});
