import { appendUnder } from '../../collections/append-under.ts';
import type { Graph, TopologyEdge } from '../../contract/topology-items.ts';
import { rateOf } from '../graph/network-index.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { ratesByPlace } from '../graph/wan-links.ts';
import type { Circuit } from './rates-in-use.ts';
import { type Concurrency, sharedRate } from './shared-rate.ts';

/**
 * Mbit/s that each port which several lines share as sub-interfaces (`line 1.7`) carries, by `sharedPortKey`: the fastest line, or
 * what all bring at once where that is more.
 */
export function sharedPortRates(
  { nodes, edges }: Graph,
  concurrency: Concurrency,
): ReadonlyMap<string, number> {
  const byId = nodesById(nodes);
  const lines = new Map<string, Circuit[]>();
  for (const edge of edges) {
    // Most links have no such port, and a large plan has many.
    if (edge.sourcePort?.includes('.') !== true && edge.targetPort?.includes('.') !== true) continue;
    for (const [own, far, port] of [
      [edge.source, edge.target, edge.sourcePort],
      [edge.target, edge.source, edge.targetPort],
    ] as const) {
      const key = sharedPortKey(own, port);
      const other = byId.get(far);
      if (key === undefined || other === undefined) continue;
      appendUnder(lines, key, { edge, other, mbps: rateOf(edge) });
    }
  }
  return new Map(
    [...lines].map(([key, circuits]) => [key, sharedRate(ratesByPlace(circuits), concurrency).mbps]),
  );
}

/** The port of a node that a name is a sub-interface of; undefined where it is none. */
export function sharedPortKey(node: string, port: TopologyEdge['sourcePort']): string | undefined {
  // Most ports are no sub-interfaces, and a large plan has many.
  if (port?.includes('.') !== true) return undefined;
  const [, physical] = /^(.*\d)\.\d+$/.exec(port) ?? [];
  return physical === undefined ? undefined : `${node} ${physical}`;
}
