import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../../contract/topology-items.ts';
import type { EditedElement } from '../../graph/edited-elements.ts';
import { hasLoopback } from '../../graph/has-loopback.ts';
import { nodesById } from '../../graph/nodes-by-id.ts';
import { isSame } from '../../graph/same-value.ts';
import {
  type Addressed,
  type Blocks,
  blocksOf,
  byLinks,
  type Layer3,
  layer3Of,
  subnetsAt,
  type WideArea,
} from './layer3.ts';

/** Where a plan was edited. */
interface Edited {
  readonly nodes: readonly EditedElement<TopologyNode>[];
  readonly links: readonly EditedElement<TopologyEdge>[];
  readonly subnets: readonly EditedElement<Subnet>[];
}

/** The same as `layer3Of` of an edited plan: only of what was edited, as long as that leaves each subnet its addresses. */
export function layer3After(graph: Graph, before: Layer3, { nodes, links, subnets }: Edited): Layer3 {
  if (!subnets.every(({ was, is }) => isPlacedAlike(was, is))) return layer3Of(graph);
  const blocks = blocksOf(graph.subnets);
  const { routing, gatewaysOf } = before;
  const subnetsOf = withEdited(before.subnetsOf, subnets);
  return {
    nodes: nodesById(graph.nodes),
    ...placesAfter(graph, blocks, { routing, subnetsOf, gatewaysOf }, nodes),
    siteBlocks: blocks.ofSites,
    ...(leadNowhere(nodes, links) ? wideAreaOf(before) : byLinks(graph)),
  };
}

/** Whether a subnet holds the same addresses, for the same. */
const isPlacedAlike = (was: Subnet | undefined, is: Subnet | undefined): boolean =>
  was !== undefined &&
  is !== undefined &&
  was.cidr === is.cidr &&
  was.ipv6 === is.ipv6 &&
  was.purpose === is.purpose &&
  was.site === is.site &&
  was.hub === is.hub &&
  (was.vlan === undefined) === (is.vlan === undefined);

function withEdited(
  before: Layer3['subnetsOf'],
  edited: readonly EditedElement<Subnet>[],
): Layer3['subnetsOf'] {
  if (edited.length === 0) return before;
  const now = new Map(edited.map(({ was, is }) => [was, is]));
  const all = new Map(before);
  for (const [id, own] of before)
    if (own.some((subnet) => now.has(subnet)))
      all.set(
        id,
        own.map((subnet) => now.get(subnet) ?? subnet),
      );
  return all;
}

/** The same after an edit of nodes. */
function placesAfter(
  { nodes }: Graph,
  blocks: Blocks,
  before: Addressed,
  given: readonly EditedElement<TopologyNode>[],
): Addressed {
  const readdressed = given.filter(({ was, is }) => !isAddressedAlike(was, is));
  const members = membersOf(readdressed, nodes);
  // Another member may be the first one now, and route for its cluster.
  const edited = [...given, ...members.map((node) => ({ was: node, is: node }))];
  const concerned = new Set<string>();
  const concern = (id: string, { subnetsOf }: Pick<Addressed, 'subnetsOf'>): void => {
    for (const subnet of subnetsOf.get(id) ?? []) if (subnet.vlan !== undefined) concerned.add(subnet.id);
  };
  for (const { was, is } of edited) concern(was?.id ?? is?.id ?? '', before);
  if (readdressed.length + concerned.size === 0) return before;
  const routing = new Set(before.routing);
  const subnetsOf = new Map(before.subnetsOf);
  const gatewaysOf = new Map(before.gatewaysOf);
  for (const { was, is } of readdressed) {
    const own = is === undefined ? [] : subnetsAt(is, blocks);
    const id = was?.id ?? is?.id ?? '';
    if (is !== undefined && is.cluster === undefined && hasLoopback(is)) routing.add(id);
    else routing.delete(id);
    if (own.length > 0) subnetsOf.set(id, own);
    else subnetsOf.delete(id);
    concern(id, { subnetsOf });
  }
  const clusters = new Set<string>();
  for (const node of members) {
    const { id, cluster = '' } = node;
    if (!clusters.has(cluster) && hasLoopback(node)) routing.add(id);
    else routing.delete(id);
    clusters.add(cluster);
  }
  for (const id of concerned) {
    const there = new Set(before.gatewaysOf.get(id));
    for (const { was } of edited) if (was !== undefined) there.delete(was);
    for (const { is } of edited) {
      const holds =
        is !== undefined && routing.has(is.id) && subnetsOf.get(is.id)?.some((own) => own.id === id);
      if (holds) there.add(is);
    }
    const inOrder = [...there].sort((a, b) => nodes.indexOf(a) - nodes.indexOf(b));
    if (inOrder.length > 0) gatewaysOf.set(id, inOrder);
    else gatewaysOf.delete(id);
  }
  return { routing, subnetsOf, gatewaysOf };
}

/** The members of the clusters that some nodes are or were in, in the order of the plan. */
function membersOf(
  edited: readonly EditedElement<TopologyNode>[],
  nodes: readonly TopologyNode[],
): readonly TopologyNode[] {
  const clusters = new Set(edited.flatMap(({ was, is }) => [was?.cluster, is?.cluster]));
  clusters.delete(undefined);
  return clusters.size === 0 ? [] : nodes.filter(({ cluster }) => clusters.has(cluster));
}

const isAddressedAlike = (was: TopologyNode | undefined, is: TopologyNode | undefined): boolean =>
  was !== undefined &&
  is !== undefined &&
  was.cluster === is.cluster &&
  isSame([was.addresses, was.ipv6], [is.addresses, is.ipv6]);

const wideAreaOf = ({ internet, hub, sitesWithWayOut: sites }: Layer3): WideArea => ({
  internet,
  hub,
  sitesWithWayOut: sites,
});

/** Whether an edit leaves all that leads out of sites as it was. */
const leadNowhere = (
  nodes: readonly EditedElement<TopologyNode>[],
  links: readonly EditedElement<TopologyEdge>[],
): boolean =>
  nodes.every(({ was, is }) => was?.type === is?.type && was?.site === is?.site) &&
  links.every(({ was, is }) => [was, is].every((edge) => edge === undefined || isLocal(edge)));

const isLocal = ({ type, service, carriesInternet }: TopologyEdge): boolean =>
  type !== 'wan' && service === undefined && carriesInternet === undefined;
