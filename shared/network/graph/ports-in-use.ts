import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isStackCable } from '../../equipment/stacking.ts';
import { type Attachment, portsAt } from './network-index.ts';
import { physicalPort, portsNamed } from './port-range.ts';
import { isTunnel } from './wan-links.ts';

/** The names of the ports that links end on at a node; a sub-interface takes its port, a tunnel none. */
export function takenPorts(nodeId: string, links: readonly TopologyEdge[]): ReadonlySet<string> {
  return new Set(
    links.flatMap((edge) => {
      const own = edge.source === nodeId ? edge.sourcePort : edge.targetPort;
      return own === undefined || isTunnel(edge) ? [] : portsNamed(own).map(physicalPort);
    }),
  );
}

/**
 * How many ports links take at one of their ends: sub-interfaces, and the handovers of one circuit, share theirs, and a stack’s own
 * cable takes none.
 */
export function countPorts(ends: readonly Pick<Attachment, 'edge' | 'port' | 'ports'>[]): number {
  const shared = new Set<string>();
  let used = 0;
  for (const { port, ports, edge } of ends) {
    if (isStackCable(edge.cable)) continue;
    const [, physical = edge.circuit && port] = /^(.*\d)\.\d+$/.exec(port ?? '') ?? [];
    if (physical !== undefined && shared.has(physical)) continue;
    if (physical !== undefined) shared.add(physical);
    used += ports;
  }
  return used;
}

/**
 * The ports of a device as its links take them now: what the plan counted holds no longer once a link was drawn, moved or
 * removed.
 */
export function portsInUse(
  { id, ports }: Pick<TopologyNode, 'id' | 'ports'>,
  links: readonly TopologyEdge[],
  nodes: ReadonlyMap<string, TopologyNode>,
): TopologyNode['ports'] {
  if (ports === undefined) return undefined;
  const ends = links.flatMap((edge) => {
    const isSource = edge.source === id;
    const other = nodes.get(isSource ? edge.target : edge.source);
    const port = isSource ? edge.sourcePort : edge.targetPort;
    return other ? { edge, port, ports: portsAt(edge, other, port) } : [];
  });
  return { total: ports.total, used: countPorts(ends) };
}
