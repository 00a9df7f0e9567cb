import type { Content } from 'pdfmake/interfaces';
import { edgeTypes, nodeTypes } from '#shared/contract/topology-kinds.ts';
import { edgeTypeNames, nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { Drawing } from './drawing.ts';

/** What the shapes and lines of the drawings mean. */
export function legend(): Content {
  const drawing = new Drawing();
  nodeTypes.forEach((type, index) => {
    const x = 24 + index * step;
    drawing.node(type, { x, y: 10 }, { size: 11 });
    drawing.caption(nodeTypeNames[type], { x, y: 19 }, step);
  });
  edgeTypes.forEach((type, index) => {
    const x = 24 + (nodeTypes.length + index) * step;
    drawing.link(type, [
      { x: x - 14, y: 10 },
      { x: x + 14, y: 10 },
    ]);
    drawing.caption(edgeTypeNames[type], { x, y: 19 }, step);
  });
  return drawing.content(34);
}

const step = 62;
