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
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const links = new Map<string, Map<string, PlanLink>>(graph.nodes.map(({ id }) => [id, new Map()]));
  for (const edge of graph.edges) {
    for (const [from, to, port] of [
      [edge.source, edge.target, edge.sourcePort],
      [edge.target, edge.source, edge.targetPort],
    ] as const) {
      const other = nodes.get(to);
      const own = links.get(from);
      if (other === undefined || own === undefined) continue;
      const key = port?.replace(/\.\d+$/, '') ?? edge.id;
      const before = own.get(key);
      // Handed over twice at its far end, one circuit is one link at this.
      if (before !== undefined && edge.circuit !== undefined && before.edge.circuit === edge.circuit)
        continue;
      const mbps = (edge.bandwidthMbps ?? unstatedMbps) + (before?.mbps ?? 0);
      own.set(key, { other, ports: portsIn(port, edge, other), mbps, edge });
    }
  }
  return new Map([...links].map(([id, own]) => [id, [...own.values()]]));
}

/** Rate of a link that someone drew without one. */
const unstatedMbps = 1_000;

/** `port 3-7` is five ports; a link without port names takes one for each device of the group at its other end. */
function portsIn(port: string | undefined, edge: TopologyEdge, other: TopologyNode): number {
  if (edge.type === 'wireless' || isTunnel(edge)) return 0;
  if (port === undefined) return other.layer === 'endpoint' ? other.quantity : 1;
  return portCount(port);
}
