import { nodesIn } from '#web/features/topology/model/hit-test.ts';
import type { Box, Position } from '#web/features/topology/model/positions.ts';
import { draw, type Gesture, idOf } from './gesture.ts';

/** A rectangle is drawn with Shift: the nodes in it join the selection. */
export const boxSelecting = (from: Position): Gesture => ({
  holdsCamera: true,
  isUnderway: true,
  exit: (canvas) => draw(canvas, { band: undefined }),
  onPointerMove: ({ at }, canvas) => {
    draw(canvas, { band: boxOf(from, at) });
    return undefined;
  },
  onPointerUp: ({ at }, canvas) => {
    const inside = nodesIn(canvas.stage.scene, boxOf(from, at)).map((node) => idOf(canvas, node));
    canvas.onSelect({ nodes: new Set([...canvas.selected.nodes, ...inside]), edges: new Set() });
    return 'rest';
  },
});

const boxOf = (a: Position, b: Position): Box => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
});
