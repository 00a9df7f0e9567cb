import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { portCount, remembering } from './port-range.ts';
import { hasNoNetwork, isStateLink } from './state-link.ts';
import { tierOf } from './tiers.ts';
import { isTunnel } from './wan-links.ts';

/** One link as a node sees it. */
export interface Attachment {
  readonly edge: TopologyEdge;
  readonly other: TopologyNode;
  readonly port: string | undefined;
  /** Physical ports that it takes at this end: 5 for `port 3-7`; 0 for radio. */
  readonly ports: number;
  /** Links at its rate that run side by side: the fewer ports of the two ends where both are devices of the network. */
  readonly lanes: number;
}

/** A graph prepared for the checks: every node's links at hand, each node's place in an array. */
export interface NetworkIndex {
  readonly graph: Graph;
  readonly nodes: ReadonlyMap<string, TopologyNode>;
  readonly attachments: ReadonlyMap<string, readonly Attachment[]>;
  /** Row of a node, the provider's being 0: see `tiers`. */
  readonly tier: ReadonlyMap<string, number>;
}

/** Reads a graph once for all checks; takes time in proportion to its nodes and links. */
export function indexNetwork(graph: Graph): NetworkIndex {
  const nodes = new Map<string, TopologyNode>();
  const tier = new Map<string, number>();
  const attachments = new Map<string, Attachment[]>();
  const counted = remembering(portCount);
  for (const node of graph.nodes) {
    nodes.set(node.id, node);
    tier.set(node.id, tierOf(node));
    attachments.set(node.id, []);
  }
  for (const edge of graph.edges) {
    const source = nodes.get(edge.source);
    const target = nodes.get(edge.target);
    if (source === undefined || target === undefined) continue;
    const atSource = portsAt(edge, target, edge.sourcePort, counted);
    const atTarget = portsAt(edge, source, edge.targetPort, counted);
    const isInside = isInfrastructure(source) && isInfrastructure(target);
    const fewer = Math.min(atSource, atTarget);
    attachments.get(source.id)?.push({
      edge,
      other: target,
      port: edge.sourcePort,
      ports: atSource,
      lanes: isInside ? fewer : atSource,
    });
    attachments.get(target.id)?.push({
      edge,
      other: source,
      port: edge.targetPort,
      ports: atTarget,
      lanes: isInside ? fewer : atTarget,
    });
  }
  return { graph, nodes, attachments, tier };
}

/** Switches, routers and firewalls: what has ports to configure and names that must be unique. */
export const isInfrastructure = ({ type }: TopologyNode): boolean =>
  type === 'switch' || type === 'router' || type === 'firewall';

/**
 * Whether a link carries traffic: the one over which a firewall pair shares its state does not, nor does a tunnel,
 * which fails with its underlying links.
 */
export const isDataLink = (edge: TopologyEdge, index: NetworkIndex): boolean =>
  !isTunnel(edge) &&
  !(hasNoNetwork(edge) && isStateLink(edge, index.nodes.get(edge.source), index.nodes.get(edge.target)));

/** Mbit/s assumed for a link that was drawn without a rate. */
const unstatedMbps = 1_000;

export const rateOf = ({ bandwidthMbps = unstatedMbps }: TopologyEdge): number => bandwidthMbps;

/** How many ports a link takes at one end; without port names, one for each device of the group at its other end. */
export function portsAt(
  edge: TopologyEdge,
  other: TopologyNode,
  port: string | undefined,
  counted: (ports: string) => number = portCount,
): number {
  if (edge.type === 'wireless' || isTunnel(edge)) return 0;
  if (port === undefined) return other.layer === 'endpoint' ? other.quantity : 1;
  return counted(port);
}
