import type { Graph } from '#shared/contract/topology-items.ts';

/** More nodes than this cannot be distinguished in a small picture. */
const mostDrawn = 250;

/** The layers that may be left out of a small picture, the first one first. */
const leftOut = ['endpoint', 'access', 'distribution'] as const;

/** As much of a topology as a small picture can show: all of it, or its upper layers. */
export function backboneOf({ nodes, edges }: Graph): Pick<Graph, 'nodes' | 'edges'> {
  const kept = leftOut.reduce(
    (shown, layer) => (shown.length > mostDrawn ? shown.filter((node) => node.layer !== layer) : shown),
    nodes,
  );
  const ids = new Set(kept.map(({ id }) => id));
  return { nodes: kept, edges: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)) };
}
