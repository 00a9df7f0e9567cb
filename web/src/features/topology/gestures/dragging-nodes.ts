import { snapped } from '#web/features/topology/model/guides.ts';
import type { Position } from '#web/features/topology/model/positions.ts';
import { type CanvasPointer, draw, type Gesture, type GestureCanvas, idOf } from './gesture.ts';

/** How near to a line through others a device snaps to it, in pixels of the screen. */
const pull = 6;

/**
 * The pressed node follows the pointer, level with others where it comes near, and with it the whole selection where it is
 * part of that. What is locked stays: its place is reported as it is.
 */
export function draggingNodes(from: Position, pressed: number, { stage, selected }: GestureCanvas): Gesture {
  const { scene } = stage;
  const id = scene.nodes[pressed]?.id ?? '';
  const together = selected.nodes.has(id) ? selected.nodes : new Set([id]);
  const indexes = [...together].flatMap((each) => scene.indexOf.get(each) ?? []);
  const free = indexes.filter((node) => scene.nodes[node]?.locked !== true);
  const starts = new Map(free.map((node) => [node, place(scene, node)] as const));
  const moveTo = (at: Position, canvas: GestureCanvas) => {
    for (const [node, start] of starts) {
      canvas.stage.scene.x[node] = start.x + at.x - from.x;
      canvas.stage.scene.y[node] = start.y + at.y - from.y;
    }
    canvas.stage.repaint();
  };
  const begin = place(scene, pressed);
  /** Where the pointer would have to be for the pressed node to stand level. */
  const levelled = ({ at, zoom, alt }: CanvasPointer, canvas: GestureCanvas): Position => {
    const wanted = { x: begin.x + at.x - from.x, y: begin.y + at.y - from.y };
    const snap =
      alt || starts.size === 0 ? undefined : snapped(canvas.stage.scene, wanted, starts, pull / zoom);
    draw(canvas, { guides: snap?.guides });
    return snap ? { x: snap.at.x - begin.x + from.x, y: snap.at.y - begin.y + from.y } : at;
  };
  return {
    holdsCamera: true,
    isUnderway: true,
    enter: ({ setDragged }) => setDragged(together),
    exit: (canvas) => {
      canvas.setDragged(new Set());
      draw(canvas, { guides: undefined });
    },
    onPointerMove: (pointer, canvas) => {
      moveTo(levelled(pointer, canvas), canvas);
      return undefined;
    },
    onPointerUp: (_, canvas) => {
      const positions = indexes.map((node) => [idOf(canvas, node), place(canvas.stage.scene, node)] as const);
      canvas.onEdit({ kind: 'move', positions: new Map(positions) });
      return 'rest';
    },
    onCancel: (canvas) => moveTo(from, canvas),
  };
}

const place = ({ x, y }: GestureCanvas['stage']['scene'], node: number): Position => ({
  x: x[node] ?? 0,
  y: y[node] ?? 0,
});
