import type { Graph, TopologyEdge } from '../../contract/topology.ts';
import { type OpticsLine, opticOrder, transceiverFor } from '../../equipment/optics.ts';
import { formatCount, formatNumber, plural } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { cablesOf } from '../recommend/plan-links.ts';
import { portSpeedFor } from '../recommend/port-uses.ts';

export interface PlanOptics {
  /** The slowest first, then the shortest reach first. */
  readonly lines: readonly OpticsLine[];
  /** What was not counted, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * Transceivers of the fibre links between switches and to servers. Circuits are left out, since the provider decides
 * how they are terminated, and so are the links of routers and firewalls, which may be copper; the notes count both.
 */
export function opticsOfPlan(graph: Graph): PlanOptics {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const lines = new Map<string, OpticsLine>();
  const bought = new Set<string>();
  let edgeCables = 0;
  for (const edge of graph.edges) {
    const [source, target] = [nodes.get(edge.source), nodes.get(edge.target)];
    if (edge.medium !== 'fibre' || source === undefined || target === undefined) continue;
    const cables = cablesOf(edge, source, target);
    if (edge.type === 'wan') bought.add(edge.circuit ?? edge.id);
    else if ([source, target].some(({ type }) => type === 'router' || type === 'firewall')) {
      edgeCables += cables;
    } else {
      const kind = kindOf(edge);
      const key = `${kind.speedMbps} ${kind.standard} ${kind.reach}`;
      lines.set(key, { ...kind, quantity: (lines.get(key)?.quantity ?? 0) + 2 * cables });
    }
  }
  const circuits = bought.size;
  return {
    lines: [...lines.values()].sort(
      (a, b) => a.speedMbps - b.speedMbps || opticOrder(a.standard) - opticOrder(b.standard),
    ),
    notes: [
      ...(circuits === 0
        ? []
        : [
            `The transceivers of ${formatCount(circuits, 'circuit')} are not counted: the provider decides how ${plural(circuits, 'it is', 'they are')} terminated.`,
          ]),
      ...(edgeCables === 0
        ? []
        : [
            `The transceivers of ${formatCount(edgeCables, 'link')} of routers and firewalls are not counted: ${plural(edgeCables, 'it ends', 'they end')} on copper or fibre as the chosen devices do.`,
          ]),
    ],
  };
}

type Kind = Omit<OpticsLine, 'quantity'>;

function kindOf({ bandwidthMbps = 1_000, lengthM }: TopologyEdge): Kind {
  const speedMbps = portSpeedFor(bandwidthMbps, 'fibre');
  if (lengthM === undefined) {
    return { standard: undefined, speedMbps, reach: `${formatRate(speedMbps)}, length not known` };
  }
  const transceiver = transceiverFor(speedMbps, lengthM);
  if (transceiver !== undefined) {
    const { standard, metres, fibre } = transceiver;
    return { standard, speedMbps, reach: `up to ${formatNumber(metres)} m on ${fibre}` };
  }
  const length = formatNumber(Math.ceil(lengthM));
  return {
    standard: undefined,
    speedMbps,
    reach: `${formatRate(speedMbps)}, ${length} m: beyond the standards`,
  };
}
