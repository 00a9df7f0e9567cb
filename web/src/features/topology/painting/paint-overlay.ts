import { nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { edgeCurve, traceCurve } from '#web/features/topology/model/edge-curve.ts';
import { viewBox } from './camera.ts';
import { figureFont, figureSpots } from './figure-spots.ts';
import { type Frame, setSceneUnits, setScreenUnits } from './frame.ts';
import { within } from './paint-nodes.ts';

/** How far the colour reaches beyond a node, in pixels at zoom 1, and at least on the screen. */
const reach = 9;
const leastReach = 4;

/** Width of the colour along a link, in pixels of the screen. */
const alongLink = 7;

/** A coloured ground beneath each device and along each link that has a figure. */
export function paintOverlay(frame: Frame): void {
  const { context, scene, camera, palette, overlay } = frame;
  if (!overlay) return;
  setSceneUnits(frame);
  const view = viewBox(camera, 40);
  context.globalAlpha = 0.45;
  context.lineWidth = alongLink / camera.zoom;
  scene.edges.forEach(({ id }, i) => {
    const value = overlay.values.get(id);
    if (!value) return;
    context.strokeStyle = palette.tone(value.tone);
    context.beginPath();
    traceCurve(context, edgeCurve(scene, i));
    context.stroke();
  });
  scene.nodes.forEach(({ id }, i) => {
    const value = overlay.values.get(id);
    if (!value || !within(scene, i, view)) return;
    context.fillStyle = palette.tone(value.tone);
    const radius = cornerOf(scene, i) + Math.max(reach, leastReach / camera.zoom);
    context.beginPath();
    context.arc(scene.x[i] ?? 0, scene.y[i] ?? 0, radius, 0, 2 * Math.PI);
    context.fill();
  });
  context.globalAlpha = 1;
}

/** From the middle of a device to its farthest corner, in pixels at zoom 1. */
function cornerOf({ nodes, size }: Frame['scene'], i: number): number {
  const { shape } = nodeStyle(nodes[i]?.type ?? '');
  return (size[i] ?? 0) * (shape === 'box' ? Math.SQRT2 : 1);
}

/** The figures of devices and links, where they have room. */
export function paintFigures(frame: Frame): void {
  const { context, palette } = frame;
  const spots = figureSpots(frame);
  setScreenUnits(frame);
  context.font = figureFont;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.lineWidth = 1.5;
  for (const { value, left, top, right, bottom } of spots) {
    context.fillStyle = palette.ground;
    context.strokeStyle = palette.tone(value.tone);
    context.beginPath();
    context.roundRect(left, top, right - left, bottom - top, 5);
    context.fill();
    context.stroke();
    context.fillStyle = palette.label;
    context.fillText(value.figure, left + 4, (top + bottom) / 2 + 0.5);
  }
}
