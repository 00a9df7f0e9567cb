import { type Frame, setSceneUnits } from './frame.ts';
import { paintLinksOf } from './paint-links.ts';
import { paintNode, paintRing } from './paint-nodes.ts';

/** What moves over a backdrop: the ring of the node that is pointed at, and the dragged nodes with their links; their old places stay until they are dropped. */
export function paintOver(frame: Frame, dragged: ReadonlySet<string>): void {
  const { scene, hovered } = frame;
  const moved = new Set([...dragged].flatMap((id) => scene.indexOf.get(id) ?? []));
  setSceneUnits(frame);
  if (hovered !== undefined) paintRing(frame, hovered);
  if (moved.size === 0) return;
  paintLinksOf(frame, moved);
  for (const node of moved) paintNode(frame, node);
}
