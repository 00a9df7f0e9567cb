import { edgeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { traceLink } from '#web/features/topology/model/edge-curve.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { handleRadius, handlesOf, leastZoomOfHandles } from '#web/features/topology/model/handles.ts';
import type { Stage } from '#web/features/topology/model/stage.ts';
import { viewBox } from './camera.ts';
import { type Frame, setSceneUnits } from './frame.ts';
import { within } from './paint-nodes.ts';

export interface ShownGesture {
  readonly selected: Elements;
  /** The node that a link is being drawn from. */
  readonly connecting: string | undefined;
  /** The devices that it can end at. */
  readonly ends: ReadonlySet<string>;
}

/** The gesture in progress: the selection rectangle, lines that a device stands level on, or the link being drawn; at rest, handles. */
export function paintGesture(frame: Frame, stage: Stage, shown: ShownGesture): void {
  const { band, rubber, pulled, guides } = stage;
  const { context, scene, camera, palette } = frame;
  setSceneUnits(frame);
  context.strokeStyle = palette.selection;
  context.lineWidth = 1.5 / camera.zoom;
  if (band) {
    const [wide, high] = [band.right - band.left, band.bottom - band.top];
    context.globalAlpha = 0.12;
    context.fillStyle = palette.selection;
    context.fillRect(band.left, band.top, wide, high);
    context.globalAlpha = 1;
    context.strokeRect(band.left, band.top, wide, high);
  }
  if (guides) paintGuides(frame, guides);
  if (stage.hoveredLink !== undefined) paintHoveredLink(frame, stage.hoveredLink);
  const from = pulled?.from ?? scene.indexOf.get(shown.connecting ?? '');
  if (from === undefined) paintHandles(frame, shown.selected);
  else paintEnds(frame, pulled?.ends ?? shown.ends);
  if (from === undefined || !rubber) return;
  context.strokeStyle = palette.selection;
  context.setLineDash([6 / camera.zoom, 4 / camera.zoom]);
  context.beginPath();
  context.moveTo(scene.x[from] ?? 0, scene.y[from] ?? 0);
  context.lineTo(rubber.x, rubber.y);
  context.stroke();
  context.setLineDash([]);
}

/** What a click would choose. */
function paintHoveredLink({ context, scene, camera, palette }: Frame, edge: number): void {
  const { type = '' } = scene.edges[edge] ?? {};
  context.save();
  context.strokeStyle = palette.selection;
  context.globalAlpha = 0.45;
  context.lineWidth = edgeStyle(type).width + 3 / camera.zoom;
  context.beginPath();
  traceLink(context, scene, edge);
  context.stroke();
  context.restore();
}

function paintGuides({ context, camera }: Frame, { x, y }: NonNullable<Stage['guides']>): void {
  const { left, top, right, bottom } = viewBox(camera);
  context.lineWidth = 1 / camera.zoom;
  context.beginPath();
  if (x !== undefined) {
    context.moveTo(x, top);
    context.lineTo(x, bottom);
  }
  if (y !== undefined) {
    context.moveTo(left, y);
    context.lineTo(right, y);
  }
  context.stroke();
}

/** Lights the devices that a link can end at. */
function paintEnds(frame: Frame, ends: ReadonlySet<string>): void {
  const { context, scene, camera, palette } = frame;
  const view = viewBox(camera, 40);
  context.strokeStyle = palette.tone('good');
  context.lineWidth = Math.max(2.5, 2.5 / camera.zoom);
  scene.nodes.forEach(({ id }, i) => {
    if (!ends.has(id) || !within(scene, i, view)) return;
    context.beginPath();
    context.arc(scene.x[i] ?? 0, scene.y[i] ?? 0, (scene.size[i] ?? 0) + 8, 0, 2 * Math.PI);
    context.stroke();
  });
}

function paintHandles({ context, scene, camera, palette }: Frame, selected: Elements): void {
  if (camera.zoom < leastZoomOfHandles) return;
  context.fillStyle = palette.ground;
  context.strokeStyle = palette.selection;
  context.lineWidth = 2;
  for (const { at } of handlesOf(scene, selected)) {
    context.beginPath();
    context.arc(at.x, at.y, handleRadius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}
