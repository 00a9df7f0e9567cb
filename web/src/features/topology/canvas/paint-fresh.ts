import { viewBox } from './camera.ts';
import { type Frame, setSceneUnits } from './frame.ts';
import { within } from './paint-nodes.ts';

/** How far the outline stands off a node, in pixels at zoom 1. */
const off = 9;

/** An outline around each device that planning again has added and nobody has looked at yet. */
export function paintFresh(frame: Frame): void {
  const { context, scene, camera, palette, fresh } = frame;
  if (fresh.size === 0) return;
  setSceneUnits(frame);
  const view = viewBox(camera, 40);
  context.strokeStyle = palette.walk;
  context.lineWidth = Math.max(2, 2 / camera.zoom);
  context.setLineDash([5 / camera.zoom, 3 / camera.zoom]);
  scene.nodes.forEach(({ id }, i) => {
    if (!fresh.has(id) || !within(scene, i, view)) return;
    const reach = (scene.size[i] ?? 0) + off;
    context.beginPath();
    context.roundRect((scene.x[i] ?? 0) - reach, (scene.y[i] ?? 0) - reach, 2 * reach, 2 * reach, 10);
    context.stroke();
  });
  context.setLineDash([]);
}
