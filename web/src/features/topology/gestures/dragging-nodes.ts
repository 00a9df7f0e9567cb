import type { Position } from '#web/features/topology/model/positions.ts';
import { type Gesture, type GestureCanvas, idOf } from './gesture.ts';

/** The pressed node follows the pointer, and with it the whole selection where it is part of that. */
export function draggingNodes(from: Position, pressed: number, { stage, selected }: GestureCanvas): Gesture {
  const { scene } = stage;
  const id = scene.nodes[pressed]?.id ?? '';
  const together = selected.nodes.has(id) ? selected.nodes : new Set([id]);
  const starts = new Map(
    [...together].flatMap((each) => {
      const node = scene.indexOf.get(each);
      return node === undefined ? [] : [[node, place(scene, node)] as const];
    }),
  );
  const moveTo = (at: Position, canvas: GestureCanvas) => {
    for (const [node, start] of starts) {
      canvas.stage.scene.x[node] = start.x + at.x - from.x;
      canvas.stage.scene.y[node] = start.y + at.y - from.y;
    }
    canvas.stage.repaint();
  };
  return {
    holdsCamera: true,
    isUnderway: true,
    enter: ({ setDragged }) => setDragged(together),
    exit: ({ setDragged }) => setDragged(new Set()),
    onPointerMove: ({ at }, canvas) => {
      moveTo(at, canvas);
      return undefined;
    },
    onPointerUp: (_, canvas) => {
      const positions = [...starts.keys()].map(
        (node) => [idOf(canvas, node), place(canvas.stage.scene, node)] as const,
      );
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
