import { pointAlong } from '#shared/network/drawing/link-line.ts';
import { edgeCurve, traceCurve } from '#web/features/topology/model/edge-curve.ts';
import type { OverlayValue } from '#web/features/topology/model/overlay.ts';
import { viewBox } from './camera.ts';
import { type Frame, setSceneUnits, setScreenUnits } from './frame.ts';
import { within } from './paint-nodes.ts';

/** How far the colour reaches beyond a node, in pixels at zoom 1, and at least on the screen. */
const reach = 9;
const leastReach = 4;
/** Figures are written from this zoom up. */
const leastZoom = 0.35;
const figure = { font: '600 11px "Inter Variable", system-ui, sans-serif', height: 14 } as const;

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
    const radius = Math.max((scene.size[i] ?? 0) + reach, leastReach / camera.zoom);
    context.beginPath();
    context.arc(scene.x[i] ?? 0, scene.y[i] ?? 0, radius, 0, 2 * Math.PI);
    context.fill();
  });
  context.globalAlpha = 1;
}

/** The figure of each device at its upper right, and of a link on its way where neither end has one. */
export function paintFigures(frame: Frame): void {
  const { context, scene, camera, overlay } = frame;
  if (!overlay || camera.zoom < leastZoom) return;
  setScreenUnits(frame);
  context.font = figure.font;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.lineWidth = 1.5;
  const view = viewBox(camera, 40);
  scene.edges.forEach(({ id, source, target }, i) => {
    const value = overlay.values.get(id);
    if (!value || overlay.values.has(source) || overlay.values.has(target)) return;
    // Those of a star are apart near their ends.
    const { x, y } = pointAlong(edgeCurve(scene, i), 0.75);
    paintFigure(frame, value, x * camera.zoom + camera.x, y * camera.zoom + camera.y);
  });
  scene.nodes.forEach(({ id }, i) => {
    const value = overlay.values.get(id);
    if (!value || !within(scene, i, view)) return;
    const size = (scene.size[i] ?? 0) * camera.zoom;
    const left = (scene.x[i] ?? 0) * camera.zoom + camera.x + size * 0.6;
    const middle = (scene.y[i] ?? 0) * camera.zoom + camera.y - size * 0.9;
    paintFigure(frame, value, left, middle);
  });
}

function paintFigure({ context, palette }: Frame, value: OverlayValue, left: number, middle: number): void {
  const width = context.measureText(value.figure).width + 8;
  context.fillStyle = palette.ground;
  context.strokeStyle = palette.tone(value.tone);
  context.beginPath();
  context.roundRect(left, middle - figure.height / 2, width, figure.height, 5);
  context.fill();
  context.stroke();
  context.fillStyle = palette.label;
  context.fillText(value.figure, left + 4, middle + 0.5);
}
