import type { Content } from 'pdfmake/interfaces';
import type { TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';
import { Drawing } from './drawing.ts';

/** What the shapes and lines of the drawings mean. */
export function legend(): Content {
  const drawing = new Drawing();
  nodes.forEach(([type, name], index) => {
    const x = 24 + index * step;
    drawing.node(type, { x, y: 10 }, { size: 11 });
    drawing.caption(name, { x, y: 19 }, step);
  });
  edges.forEach(([type, name], index) => {
    const x = 24 + (nodes.length + index) * step;
    drawing.link(type, [
      { x: x - 14, y: 10 },
      { x: x + 14, y: 10 },
    ]);
    drawing.caption(name, { x, y: 19 }, step);
  });
  return drawing.content(34);
}

const step = 62;

const nodes: readonly (readonly [TopologyNode['type'], string])[] = [
  ['internet', 'Internet'],
  ['router', 'Router'],
  ['firewall', 'Firewall'],
  ['switch', 'Switch'],
  ['accesspoint', 'Access point'],
  ['server', 'Server'],
  ['user', 'Users'],
];

const edges: readonly (readonly [TopologyEdge['type'], string])[] = [
  ['trunk', 'Trunk'],
  ['lan', 'LAN'],
  ['wan', 'WAN'],
  ['wireless', 'Wireless'],
];
