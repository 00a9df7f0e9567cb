import { pointAlong } from '#shared/network/drawing/link-line.ts';
import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import type { Frame } from './frame.ts';

/** How far the arms reach beyond a node, in pixels at zoom 1. */
const reach = 12;

/** A cross around a failed node, or on the middle of a failed link. */
export function crossOut({ context, scene, camera, palette }: Frame, failed: string): void {
  const node = scene.indexOf.get(failed);
  const link = node === undefined ? scene.edges.findIndex(({ id }) => id === failed) : -1;
  if (node === undefined && link < 0) return;
  const arm = node === undefined ? 9 / camera.zoom : (scene.size[node] ?? 0) + reach;
  const { x, y } =
    node === undefined
      ? pointAlong(edgeCurve(scene, link), 0.5)
      : { x: scene.x[node] ?? 0, y: scene.y[node] ?? 0 };
  context.strokeStyle = palette.lost;
  context.lineWidth = Math.max(3, 3 / camera.zoom);
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(x - arm, y - arm);
  context.lineTo(x + arm, y + arm);
  context.moveTo(x + arm, y - arm);
  context.lineTo(x - arm, y + arm);
  context.stroke();
}
