import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { rateOf } from '../graph/network-index.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { portCount } from '../graph/port-range.ts';
import { isTunnel } from '../graph/wan-links.ts';
import { sharedPortKey, sharedPortRates } from '../sizing/shared-ports.ts';
import type { Concurrency } from '../sizing/shared-rate.ts';

/** A link as one of its ends sees it. */
export interface PlanLink {
  readonly other: TopologyNode;
  /** Ports that it takes at this end. */
  readonly ports: number;
  readonly mbps: number;
  readonly edge: TopologyEdge;
}

/**
 * The links of each node by its id, but for sites that nobody will ask about. Circuits that share a port as sub-interfaces are one link of
 * what they bring at once. Other links that share one, which is a mistake, need a port each.
 */
export function linksByNode(
  graph: Graph,
  concurrency: Concurrency,
  unasked: Pick<ReadonlySet<string>, 'has'> = new Set(),
): ReadonlyMap<string, readonly PlanLink[]> {
  const shared = sharedPortRates(graph, concurrency);
  const nodes = nodesById(graph.nodes);
  const own = new Map<string, OwnLinks>();
  for (const node of graph.nodes)
    if (!unasked.has(node.site ?? '')) own.set(node.id, { node, byPort: new Map() });
  for (const edge of graph.edges) {
    const source = nodes.get(edge.source);
    const target = nodes.get(edge.target);
    if (source === undefined || target === undefined) continue;
    addLink(own.get(source.id), edge.sourcePort, edge, target, shared);
    addLink(own.get(target.id), edge.targetPort, edge, source, shared);
  }
  const links = new Map<string, readonly PlanLink[]>();
  for (const [id, { byPort }] of own) links.set(id, [...byPort.values()]);
  return links;
}

interface OwnLinks {
  readonly node: TopologyNode;
  readonly byPort: Map<string, PlanLink>;
}

function addLink(
  own: OwnLinks | undefined,
  port: string | undefined,
  edge: TopologyEdge,
  other: TopologyNode,
  shared: ReadonlyMap<string, number>,
): void {
  if (own === undefined) return;
  const { node, byPort } = own;
  const sharedKey = sharedPortKey(node.id, port);
  const onPort = sharedKey ?? port ?? edge.id;
  const first = byPort.get(onPort);
  const isShared = first === undefined || (first.edge.type === 'wan' && edge.type === 'wan');
  const key = isShared ? onPort : edge.id;
  const before = isShared ? first : undefined;
  // Handed over twice at its far end, one circuit is one link at this.
  const isSame = edge.circuit !== undefined && before?.edge.circuit === edge.circuit;
  if (before !== undefined && (sharedKey !== undefined || isSame)) return;
  const mbps = shared.get(key) ?? rateOf(edge) + (before?.mbps ?? 0);
  byPort.set(key, { other, ports: portsIn(port, edge, other), mbps, edge });
}

/** `port 3-7` is five ports; a link without port names takes one for each device of the group at its other end. */
function portsIn(port: string | undefined, edge: TopologyEdge, other: TopologyNode): number {
  if (edge.type === 'wireless' || isTunnel(edge)) return 0;
  if (port === undefined) return other.layer === 'endpoint' ? other.quantity : 1;
  return portCount(port);
}
