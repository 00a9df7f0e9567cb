import type { Graph } from '../../contract/topology-items.ts';
import { placeNodes } from '../../network/positions/place-nodes.ts';

const step = { x: 90, y: 70 };

/**
 * Gives the nodes their places that a file leaves open: all of them in tiers where it places none, else beside the node that
 * they are linked to, and where that has none beneath the drawing.
 */
export function placeUnplaced(graph: Graph): void {
  const open = graph.nodes.filter(({ position }) => position === undefined);
  if (open.length === 0) return;
  if (open.length === graph.nodes.length) {
    placeNodes(graph);
    return;
  }
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const neighbours = new Map<string, string>();
  for (const { source, target } of graph.edges) {
    if (byId.get(source)?.position) neighbours.set(target, source);
    if (byId.get(target)?.position) neighbours.set(source, target);
  }
  const placed = graph.nodes.flatMap(({ position }) => position ?? []);
  const beneath = {
    x: Math.min(...placed.map(({ x }) => x)) - step.x,
    y: Math.max(...placed.map(({ y }) => y)),
  };
  const besides = new Map<string, number>();
  for (const node of open) {
    const beside = neighbours.get(node.id) ?? '';
    const { x, y } = byId.get(beside)?.position ?? beneath;
    const number = (besides.get(beside) ?? 0) + 1;
    besides.set(beside, number);
    node.position = { x: x + step.x, y: y + step.y * number };
  }
}
