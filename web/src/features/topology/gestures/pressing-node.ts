import type { Position } from '#web/features/topology/model/positions.ts';
import { draggingNodes } from './dragging-nodes.ts';
import { type CanvasPointer, type Gesture, type GestureCanvas, isDrag } from './gesture.ts';

/** A node is pressed: released it was a click, moved it is dragged. */
export const pressingNode = (
  from: Position,
  node: number,
  click: (node: number, pointer: CanvasPointer, canvas: GestureCanvas) => void,
): Gesture => ({
  holdsCamera: true,
  onPointerMove: (pointer, canvas) => (isDrag(from, pointer) ? draggingNodes(from, node, canvas) : undefined),
  onPointerUp: (pointer, canvas) => {
    click(node, pointer, canvas);
    return 'rest';
  },
});
