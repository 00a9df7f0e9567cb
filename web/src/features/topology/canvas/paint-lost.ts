import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import { viewBox } from './camera.ts';
import { type Frame, type Lost, setSceneUnits } from './frame.ts';
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
  crossOut(frame, lost);
}

/** A cross around a failed node, or on the middle of a failed link. */
function crossOut({ context, scene, camera }: Frame, { failed }: Lost): void {
  const node = scene.indexOf.get(failed);
  const link = node === undefined ? scene.edges.findIndex(({ id }) => id === failed) : -1;
  if (node === undefined && link < 0) return;
  const arm = node === undefined ? 9 / camera.zoom : (scene.size[node] ?? 0) + reach;
  const { x, y } =
    node === undefined ? middleOf(edgeCurve(scene, link)) : { x: scene.x[node] ?? 0, y: scene.y[node] ?? 0 };
  context.lineWidth = Math.max(3, 3 / camera.zoom);
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(x - arm, y - arm);
  context.lineTo(x + arm, y + arm);
  context.moveTo(x + arm, y - arm);
  context.lineTo(x - arm, y + arm);
  context.stroke();
}

function middleOf({ from, to, control }: ReturnType<typeof edgeCurve>): { x: number; y: number } {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  // A quadratic curve passes half way between its chord and its control point.
  return control ? { x: (x + control.x) / 2, y: (y + control.y) / 2 } : { x, y };
}
