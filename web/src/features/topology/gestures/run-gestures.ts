import { drawingLink } from './drawing-link.ts';
import type { CanvasPointer, Gesture, GestureCanvas, Transition } from './gesture.ts';
import { idle } from './idle.ts';

/** The pointer's work on one canvas: which state it is in, and how it changes. Each call takes the canvas as it is then. */
export interface GestureRun {
  /** The state, unless it is at rest. */
  readonly current: () => Gesture | undefined;
  readonly down: (pointer: CanvasPointer, canvas: GestureCanvas) => void;
  readonly move: (pointer: CanvasPointer, canvas: GestureCanvas) => void;
  readonly up: (pointer: CanvasPointer, canvas: GestureCanvas) => void;
  /** Cancels the gesture in progress; true if there was one. */
  readonly cancel: (canvas: GestureCanvas) => boolean;
}

export function runGestures(): GestureRun {
  let current: Gesture | undefined;
  const state = ({ connecting }: GestureCanvas) => current ?? (connecting === undefined ? idle : drawingLink);
  const go = (next: Transition, canvas: GestureCanvas) => {
    if (next === undefined) return;
    current?.exit?.(canvas);
    current = next === 'rest' ? undefined : next;
    current?.enter?.(canvas);
  };
  const cancel = (canvas: GestureCanvas) => {
    const wasUnderway = current?.isUnderway ?? false;
    current?.onCancel?.(canvas);
    go('rest', canvas);
    return wasUnderway;
  };
  return {
    current: () => current,
    down: (pointer, canvas) => {
      cancel(canvas);
      go(state(canvas).onPointerDown?.(pointer, canvas), canvas);
    },
    move: (pointer, canvas) => go(state(canvas).onPointerMove?.(pointer, canvas), canvas),
    up: (pointer, canvas) => go(state(canvas).onPointerUp?.(pointer, canvas), canvas),
    cancel,
  };
}
