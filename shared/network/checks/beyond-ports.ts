import { appendUnder } from '../../collections/append-under.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyEdge } from '../../contract/topology-items.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { fastestPort } from '../recommend/port-uses.ts';
import { sharedPortKey, sharedPortRates } from '../sizing/shared-ports.ts';
import { concurrencyOf } from '../sizing/shared-rate.ts';
import type { Finding } from './finding.ts';

/** Ports on which providers hand over more than the fastest port carries: such lines cannot be bundled. */
export function beyondPorts({ graph, nodes }: NetworkIndex, requirements: Requirements): Finding[] {
  const rates = sharedPortRates(graph, concurrencyOf(requirements));
  if ([...rates.values()].every((mbps) => mbps <= fastestPort)) return [];
  const overloaded = new Map<string, TopologyEdge[]>();
  for (const edge of graph.edges) {
    for (const [node, port] of [
      [edge.source, edge.sourcePort],
      [edge.target, edge.targetPort],
    ] as const) {
      const key = sharedPortKey(node, port);
      if (key === undefined || (rates.get(key) ?? 0) <= fastestPort) continue;
      appendUnder(overloaded, key, edge);
    }
  }
  return [...overloaded].map(([key, edges]) => {
    const [first] = edges;
    const isSource = first !== undefined && sharedPortKey(first.source, first.sourcePort) === key;
    const end = nodes.get((isSource ? first?.source : first?.target) ?? '');
    return {
      severity: 'warning',
      elements: [...(end ? [end.id] : []), ...edges.map(({ id }) => id)],
      sentence: `${end?.label ?? 'A device'}: ${edges.length} lines are handed over on one port and bring ${formatRate(rates.get(key) ?? 0)} at once, and no port is faster than ${formatRate(fastestPort)}. Order them on several ports.`,
    };
  });
}
