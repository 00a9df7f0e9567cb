import type { Device } from '../../contract/device.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { isInfrastructure } from '../graph/network-index.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { portsNamed, rangesOf } from '../graph/port-range.ts';
import { isTunnel } from '../graph/wan-links.ts';

/**
 * A device that no model meets takes as many ports for a link as the model at the far end bundles for it, the next ones that nothing
 * has: a bundle has as many cables as ports at either end. Changes links and devices in place.
 */
export function widenFarEnds(graph: Graph, models: ReadonlyMap<string, Device>): void {
  const nodes = nodesById(graph.nodes);
  const isWidened = (node: TopologyNode | undefined): node is TopologyNode =>
    node !== undefined && isInfrastructure(node) && !models.has(node.id);
  const last = new Map<string, number>();
  for (const { source, target, sourcePort, targetPort } of graph.edges) {
    for (const [id, ports] of [
      [source, sourcePort],
      [target, targetPort],
    ] as const)
      if (isWidened(nodes.get(id)))
        last.set(id, Math.max(last.get(id) ?? 0, ...portsNamed(ports ?? '').map(numberOf)));
  }
  for (const edge of graph.edges) {
    if (isTunnel(edge) || edge.sourcePort === undefined || edge.targetPort === undefined) continue;
    const [source, target] = [portsNamed(edge.sourcePort), portsNamed(edge.targetPort)];
    const widened = (id: string, own: readonly string[], far: readonly string[]): string | undefined => {
      const [node, other] = [nodes.get(id), nodes.get(id === edge.source ? edge.target : edge.source)];
      const [first] = own;
      const lacking = far.length - own.length;
      if (!isWidened(node) || other === undefined || !isInfrastructure(other)) return undefined;
      if (first === undefined || lacking <= 0 || !isPlain(first)) return undefined;
      const from = (last.get(id) ?? 0) + 1;
      last.set(id, from + lacking - 1);
      const stem = first.replace(/\d+$/, '');
      if (node.ports !== undefined) {
        const used = node.ports.used + lacking;
        node.ports = { total: Math.max(node.ports.total, used), used };
      }
      return rangesOf([...own, ...Array.from({ length: lacking }, (_, at) => `${stem}${from + at}`)]);
    };
    const sourcePort = widened(edge.source, source, target);
    const targetPort = widened(edge.target, target, source);
    if (sourcePort !== undefined) edge.sourcePort = sourcePort;
    if (targetPort !== undefined) edge.targetPort = targetPort;
  }
}

const numberOf = (port: string): number => Number(/\d+$/.exec(port)?.[0] ?? 0);

/** A port by its number, and no sub-interface of one. */
const isPlain = (port: string): boolean => /^[^.]*\d$/.test(port);
