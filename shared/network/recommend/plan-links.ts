import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology.ts';
import { portCount } from '../graph/port-range.ts';
import { isTunnel } from '../graph/wan-links.ts';

/** A link as one of its ends sees it. */
export interface PlanLink {
  readonly other: TopologyNode;
  /** Ports that it takes at this end. */
  readonly ports: number;
  readonly mbps: number;
  readonly edge: TopologyEdge;
}

/** The links of each node by its id. Circuits that share a port as sub-interfaces are one link of their summed rate. */
export function linksByNode(graph: Graph): ReadonlyMap<string, readonly PlanLink[]> {
  const own = new Map<string, OwnLinks>();
  for (const node of graph.nodes) own.set(node.id, { node, byPort: new Map() });
  for (const edge of graph.edges) {
    const source = own.get(edge.source);
    const target = own.get(edge.target);
    if (source === undefined || target === undefined) continue;
    addLink(source.byPort, edge.sourcePort, edge, target.node);
    addLink(target.byPort, edge.targetPort, edge, source.node);
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
  links: OwnLinks['byPort'],
  port: string | undefined,
  edge: TopologyEdge,
  other: TopologyNode,
): void {
  const key = port === undefined ? edge.id : withoutSubinterface(port);
  const before = links.get(key);
  // Handed over twice at its far end, one circuit is one link at this.
  if (before !== undefined && edge.circuit !== undefined && before.edge.circuit === edge.circuit) return;
  const mbps = (edge.bandwidthMbps ?? unstatedMbps) + (before?.mbps ?? 0);
  links.set(key, { other, ports: portsIn(port, edge, other), mbps, edge });
}

/** `circuit 1` of `circuit 1.7`. */
const withoutSubinterface = (port: string): string =>
  port.includes('.') ? port.replace(/\.\d+$/, '') : port;

/** Rate of a link that someone drew without one. */
const unstatedMbps = 1_000;

/** `port 3-7` is five ports; a link without port names takes one for each device of the group at its other end. */
function portsIn(port: string | undefined, edge: TopologyEdge, other: TopologyNode): number {
  if (edge.type === 'wireless' || isTunnel(edge)) return 0;
  if (port === undefined) return other.layer === 'endpoint' ? other.quantity : 1;
  return portCount(port);
}
