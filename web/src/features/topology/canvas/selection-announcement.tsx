import type { Graph } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { layerNames, nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';

/** Announces the selection to screen readers. */
export function SelectionAnnouncement({
  graph,
  selected,
}: {
  readonly graph: Graph;
  readonly selected: Elements;
}) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {sentence(graph, selected)}
    </p>
  );
}

function sentence(graph: Graph, { nodes, edges }: Elements): string {
  if (nodes.size > 1) return `${formatCount(nodes.size, 'device')} selected.`;
  const index = indexGraph(graph);
  const [id] = nodes;
  const node = id === undefined ? undefined : index.nodes.get(id);
  if (node) {
    const links = formatCount(index.linksOf(node.id).length, 'link');
    return `${node.label}, ${nodeTypeNames[node.type]}, ${layerNames[node.layer].toLowerCase()} layer, ${node.site ?? 'no site'}, ${links}.`;
  }
  const [edgeId] = edges;
  const edge = edgeId === undefined ? undefined : index.edges.get(edgeId);
  if (!edge) return '';
  return `Link from ${index.nodes.get(edge.source)?.label} to ${index.nodes.get(edge.target)?.label}.`;
}
