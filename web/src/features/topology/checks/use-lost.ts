import { useMemo } from 'react';
import type { Graph } from '#shared/contract/topology.ts';
import { lostPart } from '#shared/network/failures/lost-part.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import type { Lost } from '#web/features/topology/canvas/frame.ts';
import type { RankedFailure } from '#web/features/topology/check-worker/assessment.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';

/** The one element that is chosen; undefined where none or several are. */
export function soleElement({ nodes, edges }: Elements): string | undefined {
  if (nodes.size + edges.size !== 1) return undefined;
  const [id] = [...nodes, ...edges];
  return id;
}

/** What the failure of the chosen element takes, while failures are looked at: by cables, and by what is simulated. */
export function useLost(
  graph: Graph,
  selected: Elements,
  failures: readonly RankedFailure[] | undefined,
): Lost | undefined {
  const failed = failures === undefined ? undefined : soleElement(selected);
  const network = useMemo(() => (failed === undefined ? undefined : indexNetwork(graph)), [failed, graph]);
  return useMemo(() => {
    if (failed === undefined || network === undefined) return undefined;
    const { nodes, edges } = indexGraph(graph);
    const [node, edge] = [nodes.get(failed), edges.get(failed)];
    const element = node ? { node } : edge && { edge };
    if (element === undefined) return undefined;
    const { whole, partly } = lostPart(network, element);
    const groups = failures?.find(({ id }) => id === failed)?.groups ?? [];
    return { failed, whole: new Set([...whole, ...groups]), partly };
  }, [failed, network, graph, failures]);
}
