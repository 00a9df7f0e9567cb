import { onceEach } from '../../caching/once-each.ts';
import { addUnder } from '../../collections/add-under.ts';
import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { homelessHosts } from '../addressing/homeless-hosts.ts';
import { cutOffHosts, isPluggedIn } from '../graph/cut-off-hosts.ts';
import { type EditedElement, editedElements } from '../graph/edited-elements.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { intoVlans } from './desk-fix.ts';
import { type Finding, type Fix, withFix } from './finding.ts';
import { numberedAsLinks } from './vlan-fix.ts';

/**
 * People, devices, servers and access points whose ports are in no VLAN of their site: no simulation has them, and nothing reaches
 * them. Those that are plugged in nowhere likewise; what they might be plugged into, `pluggingFixes` says.
 */
export function unplacedHosts(index: NetworkIndex, hosts: readonly HostGroup[]): UnplacedFinding[] {
  const { graph, attachments } = index;
  const placed = new Set(hosts.map(({ node }) => node));
  const vlansOf = vlansOfHosts(hosts);
  const homes = new Map<string, TopologyEdge>();
  const without: Unplaced[] = [];
  for (const node of graph.nodes) {
    if (!isPluggedIn(node)) continue;
    for (const { edge, other } of attachments.get(node.id) ?? []) {
      if (other.type !== 'switch') continue;
      const site = other.site ?? '';
      if (isAmongHosts(edge, other, vlansOf))
        homes.set(homeOf(node, other.id), edge).set(homeOf(node, site), edge);
      else if (edge.vlans.length === 0 || !placed.has(node.id))
        without.push({ node, edge, site, above: other, isPlaced: placed.has(node.id) });
    }
  }
  const nowhere = homelessHosts(graph).map(
    ({ node, links }): UnplacedFinding => ({
      severity: 'failure',
      elements: [node.id, ...links.map(({ id }) => id)],
      sentence: nowhereSentence(node),
      isPluggedNowhere: true,
    }),
  );
  const inNoVlan = without.map((own): UnplacedFinding => {
    const { node, edge, site, above } = own;
    // What hangs on the same switch is in VLANs that get there.
    const home = homes.get(homeOf(node, above.id)) ?? homes.get(homeOf(node, site));
    return {
      severity: 'failure',
      elements: [node.id, edge.id],
      sentence: sentenceOf(own),
      ...withFix(home === undefined ? numberOfItsLink(edge, site, index) : intoVlans(edge, home.vlans)),
    };
  });
  return [...nowhere, ...inNoVlan];
}

interface UnplacedFinding extends Finding {
  readonly isPluggedNowhere?: true;
}

const nowhereSentence = ({ label, type }: TopologyNode): string =>
  `No link leads from ${label} to a switch or another device of the network: nothing reaches ${type === 'accesspoint' ? 'it or the people behind it' : 'it'}.`;

/** The subnet of a link's VLAN gets its number back, where that is clear. */
const numberOfItsLink = ({ vlans }: TopologyEdge, site: string, index: NetworkIndex): Fix | undefined =>
  vlans.map((vlan) => numberedAsLinks(site, vlan, index)).find((fix) => fix !== undefined);

interface Unplaced {
  readonly node: TopologyNode;
  readonly edge: TopologyEdge;
  readonly site: string;
  /** The switch. */
  readonly above: TopologyNode;
  /** Whether other links of these hosts are in a VLAN. */
  readonly isPlaced: boolean;
}

function sentenceOf({ node, edge, site, above, isPlaced }: Unplaced): string {
  if (isPlaced)
    return `The link from ${node.label} to ${above.label} is in no VLAN: nothing reaches what is plugged in there.`;
  const numbers = joinAnd(edge.vlans.map(String));
  const where =
    edge.vlans.length === 0 ? 'is in no VLAN' : `is in VLAN ${numbers}, which has no subnet at ${site}`;
  return `${node.label} ${where}: nothing reaches it.`;
}

/** The last plan of which all hosts were placed. */
export interface KnownPlaces {
  last?: Pick<Graph, 'nodes' | 'edges'> & { readonly vlansOf: VlansOfSites };
}

/**
 * Whether all hosts are plugged in, and each link between hosts and a switch is in a VLAN that has hosts, so that none of them is to be
 * looked for. Where they were before, only links are looked at that were edited since.
 */
export function arePlaced(
  { nodes, edges }: Graph,
  hosts: readonly HostGroup[],
  known: KnownPlaces = {},
): boolean {
  const byId = nodesById(nodes);
  const vlansOf = vlansOfHosts(hosts);
  const isPlaced = (edge: TopologyEdge, one: TopologyNode, other: TopologyNode): boolean =>
    !isPluggedIn(one) || other.type !== 'switch' || isAmongHosts(edge, other, vlansOf);
  const { last } = known;
  const isSettled = last !== undefined && areVlansAlike(last.vlansOf, vlansOf) && stand(last.nodes, nodes);
  const changes = isSettled ? editedElements(last.edges, edges) : undefined;
  const edited = changes?.flatMap(({ is }) => is ?? []);
  const arePluggedIn = changes?.every(areEndsKept) || cutOffHosts({ nodes, edges }).length === 0;
  const arePlacedNow =
    arePluggedIn &&
    (edited ?? edges).every((edge) => {
      const [source, target] = [byId.get(edge.source), byId.get(edge.target)];
      if (source === undefined || target === undefined) return true;
      return isPlaced(edge, source, target) && isPlaced(edge, target, source);
    });
  if (arePlacedNow) known.last = { nodes, edges, vlansOf };
  else delete known.last;
  return arePlacedNow;
}

/** Whether a link was added, or ends where it ended. */
const areEndsKept = ({ was, is }: EditedElement<TopologyEdge>): boolean =>
  was === undefined || (is?.source === was.source && is.target === was.target);

/** Whether nodes are where and what they were. */
const stand = (before: readonly TopologyNode[], now: readonly TopologyNode[]): boolean =>
  editedElements(before, now)?.every(
    ({ was, is }) => was?.layer === is?.layer && was?.type === is?.type && was?.site === is?.site,
  ) === true;

const areVlansAlike = (one: VlansOfSites, other: VlansOfSites): boolean =>
  one === other ||
  (one.size === other.size &&
    [...one].every(([site, vlans]) => {
      const there = other.get(site);
      return there?.size === vlans.size && [...vlans].every((vlan) => there.has(vlan));
    }));

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

/** The kind of hosts at a switch or a site. */
const homeOf = ({ type, group }: TopologyNode, place: string): string => `${type} ${group} ${place}`;
