import { edgeCurve, traceCurve } from '#web/features/topology/model/edge-curve.ts';
import { viewBox } from './camera.ts';
import { type Frame, setSceneUnits } from './frame.ts';
import { within } from './paint-nodes.ts';

/** How far an outline stands off a node, in pixels at zoom 1. */
export const off = 9;

/** Sets the pen for a dashed outline that is seen at any zoom. */
function setDashes({ context, camera }: Frame, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = Math.max(2, 2 / camera.zoom);
  context.setLineDash([5 / camera.zoom, 3 / camera.zoom]);
}

/** These links in dashes. */
export function dashLinks(frame: Frame, ids: ReadonlySet<string>, color: string): void {
  const { context, scene } = frame;
  setSceneUnits(frame);
  setDashes(frame, color);
  scene.edges.forEach(({ id }, i) => {
    if (!ids.has(id)) return;
    context.beginPath();
    traceCurve(context, edgeCurve(scene, i));
    context.stroke();
  });
}

/** A dashed outline around each of these devices that is in view. Returns their indexes. */
export function outlineNodes(frame: Frame, ids: ReadonlySet<string>, color: string): readonly number[] {
  const { context, scene, camera } = frame;
  setSceneUnits(frame);
  setDashes(frame, color);
  const view = viewBox(camera, 40);
  const seen = scene.nodes.flatMap(({ id }, i) => (ids.has(id) && within(scene, i, view) ? [i] : []));
  for (const i of seen) {
    const reach = (scene.size[i] ?? 0) + off;
    context.beginPath();
    context.roundRect((scene.x[i] ?? 0) - reach, (scene.y[i] ?? 0) - reach, 2 * reach, 2 * reach, 10);
    context.stroke();
  }
  context.setLineDash([]);
  return seen;
}
