import type { Position } from '#web/features/topology/model/positions.ts';
import { type CanvasPointer, type Gesture, type GestureCanvas, isDrag } from './gesture.ts';

/**
 * The background is pressed: released in place it was a click; a move is React Flow's, which pans, or pinches with a
 * second finger.
 */
export const pressingGround = (
  from: Position,
  click: (pointer: CanvasPointer, canvas: GestureCanvas) => void,
): Gesture => ({
  onPointerUp: (pointer, canvas) => {
    if (!isDrag(from, pointer)) click(pointer, canvas);
    return 'rest';
  },
});
