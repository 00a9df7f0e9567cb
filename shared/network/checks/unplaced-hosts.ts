import { onceEach } from '../../caching/once-each.ts';
import { addUnder } from '../../collections/add-under.ts';
import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { changing, type Finding } from './finding.ts';

/** People, devices, servers and access points whose ports are in no VLAN of their site: no simulation has them, and nothing reaches them. */
export function unplacedHosts({ graph, attachments }: NetworkIndex, hosts: readonly HostGroup[]): Finding[] {
  const placed = new Set(hosts.map(({ node }) => node));
  const vlansOf = vlansOfHosts(hosts);
  const homes = new Map<string, TopologyEdge>();
  const without: Unplaced[] = [];
  for (const node of graph.nodes) {
    if (!isPluggedIn(node)) continue;
    for (const { edge, other } of attachments.get(node.id) ?? []) {
      if (other.type !== 'switch') continue;
      const site = other.site ?? '';
      if (isAmongHosts(edge, other, vlansOf)) homes.set(homeOf(node, site), edge);
      else if (edge.vlans.length === 0 || !placed.has(node.id))
        without.push({ node, edge, site, other: placed.has(node.id) ? other : undefined });
    }
  }
  return without.map((own): Finding => {
    const { node, edge, site } = own;
    const home = homes.get(homeOf(node, site));
    return {
      severity: 'failure',
      elements: [node.id, edge.id],
      sentence: sentenceOf(own),
      ...(home && {
        fix: {
          label: `Put it into VLAN ${joinAnd(home.vlans.map(String))}`,
          changes: changing({ edge: { id: edge.id, vlans: home.vlans } }),
        },
      }),
    };
  });
}

/** Access points stand for the people behind them. */
const isPluggedIn = ({ layer, type }: TopologyNode): boolean =>
  layer === 'endpoint' || type === 'accesspoint';

interface Unplaced {
  readonly node: TopologyNode;
  readonly edge: TopologyEdge;
  readonly site: string;
  /** The switch, where other links of these hosts are in a VLAN. */
  readonly other: TopologyNode | undefined;
}

function sentenceOf({ node, edge, site, other }: Unplaced): string {
  if (other !== undefined)
    return `The link from ${node.label} to ${other.label} is in no VLAN: nothing reaches what is plugged in there.`;
  const numbers = joinAnd(edge.vlans.map(String));
  const where =
    edge.vlans.length === 0 ? 'is in no VLAN' : `is in VLAN ${numbers}, which has no subnet at ${site}`;
  return `${node.label} ${where}: nothing reaches it.`;
}

/** Whether each link between hosts and a switch is in a VLAN that has hosts, so that none of them is to be looked for. */
export function arePlaced({ nodes, edges }: Graph, hosts: readonly HostGroup[]): boolean {
  const byId = nodesById(nodes);
  const vlansOf = vlansOfHosts(hosts);
  const isPlaced = (edge: TopologyEdge, one: TopologyNode, other: TopologyNode): boolean =>
    !isPluggedIn(one) || other.type !== 'switch' || isAmongHosts(edge, other, vlansOf);
  return edges.every((edge) => {
    const [source, target] = [byId.get(edge.source), byId.get(edge.target)];
    if (source === undefined || target === undefined) return true;
    return isPlaced(edge, source, target) && isPlaced(edge, target, source);
  });
}

type VlansOfSites = ReadonlyMap<string, ReadonlySet<number | undefined>>;

/** Whether a link to a switch is in a VLAN that has hosts at the switch's site. */
const isAmongHosts = (
  { vlans }: TopologyEdge,
  { site = '' }: TopologyNode,
  vlansOf: VlansOfSites,
): boolean => {
  const known = vlansOf.get(site);
  return known !== undefined && vlans.some((vlan) => known.has(vlan));
};

/** The VLANs of each site that hosts are in. */
const vlansOfHosts = onceEach((hosts: readonly HostGroup[]): VlansOfSites => {
  const vlansOf = new Map<string, Set<number | undefined>>();
  for (const { site, vlan } of hosts) {
    addUnder(vlansOf, site, vlan);
  }
  return vlansOf;
});

const homeOf = ({ type, group }: TopologyNode, site: string): string => `${type} ${group} ${site}`;
