import { viewBox } from './camera.ts';
import { crossOut } from './cross-out.ts';
import { type Frame, setSceneUnits } from './frame.ts';
import { within } from './paint-nodes.ts';

const strength = { whole: 0.3, partly: 0.14 } as const;
/** How far the shade reaches beyond a node, in pixels at zoom 1, and at least on the screen. */
const reach = 12;
const leastReach = 4;

/** Shades what a failure takes, fully or in part, and crosses out what failed. Beneath the nodes, as a ring is. */
export function paintLost(frame: Frame): void {
  const { context, scene, camera, palette, lost } = frame;
  if (!lost) return;
  setSceneUnits(frame);
  context.fillStyle = palette.lost;
  context.strokeStyle = palette.lost;
  const view = viewBox(camera, 60);
  scene.nodes.forEach(({ id }, i) => {
    const how = lost.whole.has(id) ? 'whole' : lost.partly.has(id) ? 'partly' : undefined;
    if (how === undefined || !within(scene, i, view)) return;
    context.globalAlpha = strength[how];
    context.beginPath();
    const radius = Math.max((scene.size[i] ?? 0) + reach, leastReach / camera.zoom);
    context.arc(scene.x[i] ?? 0, scene.y[i] ?? 0, radius, 0, 2 * Math.PI);
    context.fill();
  });
  context.globalAlpha = 1;
  for (const id of lost.failed) crossOut(frame, id);
}
