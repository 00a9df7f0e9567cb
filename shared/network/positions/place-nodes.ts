import type { Graph } from '../../contract/topology-items.ts';
import { tierPositions } from './tier-positions.ts';

/** Gives each node of a planned graph its place in the picture. */
export function placeNodes(graph: Graph): void {
  const positions = tierPositions(graph);
  for (const node of graph.nodes) node.position = positions.get(node.id);
}
