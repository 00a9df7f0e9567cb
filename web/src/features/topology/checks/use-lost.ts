import { useMemo } from 'react';
import type { Graph } from '#shared/contract/topology.ts';
import { lostPart } from '#shared/network/failures/lost-part.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import type { Lost } from '#web/features/topology/canvas/frame.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';

/** The one element that is chosen; undefined where none or several are. */
export function soleElement({ nodes, edges }: Elements): string | undefined {
  if (nodes.size + edges.size !== 1) return undefined;
  const [id] = [...nodes, ...edges];
  return id;
}

/** What the failure of the chosen element takes, while failures are looked at. */
export function useLost(graph: Graph, selected: Elements, isShown: boolean): Lost | undefined {
  const failed = isShown ? soleElement(selected) : undefined;
  const network = useMemo(() => (failed === undefined ? undefined : indexNetwork(graph)), [failed, graph]);
  return useMemo(() => {
    if (failed === undefined || network === undefined) return undefined;
    const { nodes, edges } = indexGraph(graph);
    const [node, edge] = [nodes.get(failed), edges.get(failed)];
    if (node) return { failed, ...lostPart(network, { node }) };
    return edge && { failed, ...lostPart(network, { edge }) };
  }, [failed, network, graph]);
}
