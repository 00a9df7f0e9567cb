import { edgeCurve, traceCurve } from '#web/features/topology/model/edge-curve.ts';
import { viewBox } from './camera.ts';
import { type Frame, setSceneUnits } from './frame.ts';
import { within } from './paint-nodes.ts';

/** How far outline and stroke stand off a node, in pixels at zoom 1. */
const off = 9;

/** What a proposal removes: devices outlined and struck through, links dashed. */
export function paintLeaving(frame: Frame): void {
  const { context, scene, camera, palette, leaving } = frame;
  if (leaving.size === 0) return;
  setSceneUnits(frame);
  const view = viewBox(camera, 40);
  context.strokeStyle = palette.lost;
  context.lineWidth = Math.max(2, 2 / camera.zoom);
  context.setLineDash([5 / camera.zoom, 3 / camera.zoom]);
  scene.edges.forEach(({ id }, i) => {
    if (!leaving.has(id)) return;
    context.beginPath();
    traceCurve(context, edgeCurve(scene, i));
    context.stroke();
  });
  scene.nodes.forEach(({ id }, i) => {
    if (!leaving.has(id) || !within(scene, i, view)) return;
    const [x = 0, y = 0] = [scene.x[i], scene.y[i]];
    const reach = (scene.size[i] ?? 0) + off;
    context.setLineDash([5 / camera.zoom, 3 / camera.zoom]);
    context.beginPath();
    context.roundRect(x - reach, y - reach, 2 * reach, 2 * reach, 10);
    context.stroke();
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(x - reach - off, y + reach / 3);
    context.lineTo(x + reach + off, y - reach / 3);
    context.stroke();
  });
  context.setLineDash([]);
}
