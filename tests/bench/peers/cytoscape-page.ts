import cytoscape, { type Core } from 'cytoscape';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { shownGraph } from './shown-graph.ts';

declare global {
  interface Window {
    cy: Core;
  }
}

const shapes = ['rectangle', 'diamond', 'ellipse'] as const;

/** Cytoscape drawing our graph at our positions, its links as haystacks, which it draws fastest. */
const { graph, container } = await shownGraph();

window.cy = cytoscape({
  container,
  elements: {
    nodes: graph.nodes.map((node) => ({
      data: { id: node.id, label: node.label },
      classes: shapeOf(node),
      ...(node.position && { position: { ...node.position } }),
    })),
    edges: graph.edges.map(({ id, source, target }) => ({ data: { id, source, target } })),
  },
  layout: { name: 'preset' },
  style: [
    { selector: 'node', style: { label: 'data(label)', width: 32, height: 32 } },
    ...shapes.map((shape) => ({ selector: `.${shape}`, style: { shape } })),
    { selector: 'edge', style: { width: 1, 'curve-style': 'haystack' } },
  ],
});
window.cy.on('mouseover', 'node', () => {
  container.dataset.over = 'node';
});
window.cy.on('mouseout', 'node', () => {
  container.dataset.over = 'ground';
});

function shapeOf({ type }: TopologyNode): (typeof shapes)[number] {
  if (type === 'switch') return 'rectangle';
  return type === 'router' || type === 'firewall' ? 'diamond' : 'ellipse';
}
