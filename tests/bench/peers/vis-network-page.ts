import { Network } from 'vis-network/standalone';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { shownGraph } from './shown-graph.ts';

declare global {
  interface Window {
    network: Network;
  }
}

/** vis-network drawing our graph at our positions, or, where the address asks for it, laid out by itself. */
const { graph, container } = await shownGraph();
const isHierarchical = new URLSearchParams(location.search).get('layout') === 'hierarchical';
const levels = ['internet', 'edge', 'core', 'distribution', 'access', 'endpoint'];

const nodes = graph.nodes.map((node) => ({
  id: node.id,
  label: node.label,
  shape: shapeOf(node),
  size: 16,
  ...(isHierarchical ? { level: Math.max(0, levels.indexOf(node.layer)) } : node.position),
}));
const edges = graph.edges.map(({ id, source, target }) => ({ id, from: source, to: target }));

window.network = new Network(
  container,
  { nodes, edges },
  {
    physics: false,
    edges: { smooth: false },
    layout: isHierarchical ? { hierarchical: { sortMethod: 'directed' } } : { improvedLayout: false },
  },
);

function shapeOf({ type }: TopologyNode): string {
  if (type === 'switch') return 'square';
  return type === 'router' || type === 'firewall' ? 'diamond' : 'dot';
}
