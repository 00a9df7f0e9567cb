import type { Handle } from '#web/features/topology/model/handles.ts';
import { nodeAt } from '#web/features/topology/model/hit-test.ts';
import { type CanvasPointer, draw, type Gesture, type GestureCanvas, idOf, isDrag } from './gesture.ts';

/**
 * A handle is pulled: a link follows the pointer, and the devices that it can end at are lit. Released on one of them it ends
 * there; elsewhere nothing changes. A handle of a device that is clicked starts a link that the next click ends.
 */
export function pullingLink(handle: Handle, from: CanvasPointer): Gesture {
  let isPulled = false;
  return {
    holdsCamera: true,
    isUnderway: true,
    exit: (canvas) => draw(canvas, { pulled: undefined, rubber: undefined }),
    onPointerMove: (pointer, canvas) => {
      const { stage } = canvas;
      if (!isPulled && !isDrag(from.at, pointer)) return undefined;
      isPulled = true;
      const pulled = stage.pulled ?? {
        from: fixedEnd(handle, canvas),
        ends: new Set(canvas.endsFor(idOf(canvas, fixedEnd(handle, canvas)), movedLink(handle, canvas))),
      };
      const hovered = nodeAt(stage.scene, pointer.at, pointer.reach / pointer.zoom);
      draw(canvas, { pulled, hovered, rubber: pointer.at });
      return undefined;
    },
    onPointerUp: ({ at, zoom, reach }, canvas) => {
      const node = nodeAt(canvas.stage.scene, at, reach / zoom);
      if (!isPulled && handle.kind === 'device') canvas.onStartConnect(idOf(canvas, handle.node));
      if (!isPulled || node === undefined) return 'rest';
      const to = idOf(canvas, node);
      if (handle.kind === 'device') canvas.onLink(idOf(canvas, handle.node), to);
      else canvas.onReconnect(movedLink(handle, canvas) ?? '', handle.end, to);
      return 'rest';
    },
  };
}

/** The device that the link stays at, as an index. */
function fixedEnd(handle: Handle, { stage: { scene } }: GestureCanvas): number {
  if (handle.kind === 'device') return handle.node;
  return (handle.end === 'source' ? scene.target[handle.edge] : scene.source[handle.edge]) ?? 0;
}

const movedLink = (handle: Handle, { stage }: GestureCanvas): string | undefined =>
  handle.kind === 'end' ? stage.scene.edges[handle.edge]?.id : undefined;
