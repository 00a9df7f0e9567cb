import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import { farEnd, type GraphIndex } from './graph-index.ts';

/** A link as one of its ends sees it. */
export interface LinkRow {
  readonly edge: TopologyEdge;
  readonly ownPort: string | undefined;
  readonly far: TopologyNode;
  readonly farPort: string | undefined;
}

/** The links of a node with what is at the far end, by own port (Gi1/0/2 before Gi1/0/10), then by the far label. */
export function linkRows(index: GraphIndex, nodeId: string): LinkRow[] {
  const rows = index.linksOf(nodeId).flatMap((edge) => {
    const far = index.nodes.get(farEnd(edge, nodeId));
    if (!far) return [];
    const outward = edge.source === nodeId;
    const ownPort = outward ? edge.sourcePort : edge.targetPort;
    const farPort = outward ? edge.targetPort : edge.sourcePort;
    return [{ edge, ownPort, far, farPort }];
  });
  return rows.toSorted((a, b) => byPort(a.ownPort, b.ownPort) || naturally(a.far.label, b.far.label));
}

/** A link whose port is not known comes last. */
function byPort(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return naturally(a, b);
}
