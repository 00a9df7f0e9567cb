import { siteBands } from '#shared/network/drawing/bands.ts';
import { cell } from '#web/features/topology/layout/blocks.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { fitText } from './fit-text.ts';
import { type Frame, setSceneUnits, setScreenUnits } from './frame.ts';

const font = '600 12px "Inter Variable", system-ui, sans-serif';
const bandFont = '500 11px "Inter Variable", system-ui, sans-serif';
/** Between a site's outermost nodes and its frame, in pixels at zoom 1. */
const margin = { x: cell.width / 2, top: cell.height / 2, bottom: cell.height / 2 + 10 } as const;
/** A name may reach into the gap to the next site, in pixels at zoom 1. */
const titleRoom = 60;

/** Frames what stands in one site, with the site's name above its upper left corner. */
export function paintSites(frame: Frame): void {
  const { context, scene, palette, camera } = frame;
  const corners = siteCorners(scene);
  setSceneUnits(frame);
  context.fillStyle = palette.site;
  context.strokeStyle = palette.siteLine;
  context.lineWidth = 1 / camera.zoom;
  for (let at = 0; at < corners.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = corners.subarray(at, at + 4);
    context.beginPath();
    context.roundRect(left, top, right - left, bottom - top, 10);
    context.fill();
    context.stroke();
  }
  paintBands(frame);
  paintNames(frame, corners);
}

/** Floors are told apart from this zoom up. */
const leastZoomOfBands = 0.25;

/** The floors and buildings inside the sites, each with its name in its upper left corner. */
function paintBands(frame: Frame): void {
  const { context, scene, palette, camera } = frame;
  if (camera.zoom < leastZoomOfBands) return;
  const placeOf = (id: string) => {
    const i = scene.indexOf.get(id) ?? -1;
    return { x: scene.x[i] ?? 0, y: scene.y[i] ?? 0 };
  };
  const bands = scene.sites.flatMap(({ members }) =>
    siteBands(
      members.flatMap((i) => scene.nodes[i] ?? []),
      placeOf,
    ),
  );
  setSceneUnits(frame);
  context.strokeStyle = palette.siteLine;
  context.fillStyle = palette.ground;
  context.lineWidth = 1 / camera.zoom;
  for (const { left, top, right, bottom } of bands) {
    context.beginPath();
    context.roundRect(left, top, right - left, bottom - top, 8);
    context.globalAlpha = 0.6;
    context.fill();
    context.globalAlpha = 1;
    context.stroke();
  }
  setScreenUnits(frame);
  context.font = bandFont;
  context.fillStyle = palette.softLabel;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const { left, top, right, title } of bands) {
    const width = (right - left) * camera.zoom - 12;
    context.fillText(
      fitText(context, title, width),
      left * camera.zoom + camera.x + 6,
      top * camera.zoom + camera.y + 13,
    );
  }
}

/** Above each frame; where that is out of view, at the edge of the view while any of the frame is seen. */
function paintNames(frame: Frame, corners: Float64Array): void {
  const { context, scene, palette, camera } = frame;
  setScreenUnits(frame);
  context.font = font;
  context.fillStyle = palette.softLabel;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  scene.sites.forEach(({ name }, site) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = corners.subarray(site * 4, site * 4 + 4);
    const width = (right - left + titleRoom) * camera.zoom;
    const x = Math.max(left * camera.zoom + camera.x, 8);
    const y = Math.max(top * camera.zoom + camera.y - 6, 16);
    if (width >= 30 && y < bottom * camera.zoom + camera.y)
      context.fillText(fitText(context, name, width), x, y);
  });
}

/**
 * Left, top, right and bottom of each site's frame. In a typed array, which is quick, and which is safe: Chromium 150
 * was seen to give many boxes the numbers of the last one once it had compiled a loop that made them as objects.
 */
function siteCorners({ x, y, sites }: Scene): Float64Array {
  const corners = new Float64Array(sites.length * 4);
  sites.forEach(({ members }, site) => {
    const box = corners.subarray(site * 4, site * 4 + 4);
    box.set([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ]);
    for (const member of members) {
      box[0] = Math.min(box[0] ?? 0, (x[member] ?? 0) - margin.x);
      box[1] = Math.min(box[1] ?? 0, (y[member] ?? 0) - margin.top);
      box[2] = Math.max(box[2] ?? 0, (x[member] ?? 0) + margin.x);
      box[3] = Math.max(box[3] ?? 0, (y[member] ?? 0) + margin.bottom);
    }
  });
  return corners;
}
