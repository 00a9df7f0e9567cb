import { siteBands } from '#shared/network/drawing/bands.ts';
import { type Box, overlap } from '#web/features/topology/model/positions.ts';
import { fitText } from './fit-text.ts';
import { type Frame, setSceneUnits, setScreenUnits } from './frame.ts';
import { siteFrames } from './site-frames.ts';

const font = '600 12px "Inter Variable", system-ui, sans-serif';
const bandFont = '500 11px "Inter Variable", system-ui, sans-serif';
/** A name may reach into the gap to the next site (layout/pack-sites.ts), in pixels at zoom 1; less a space on the screen. */
const titleRoom = 44;
const titleSpace = 4;
/** Of a title's letter on average, which saves measuring. */
const letter = 7;
/** Of a narrower name, in pixels of the screen, too little would be left to tell it from others. */
const leastCutName = 60;

/** Frames what stands in one site, with the site's name above its upper left corner. */
export function paintSites(frame: Frame): void {
  const { context, scene, palette, camera } = frame;
  const corners = siteFrames(scene);
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
  paintNames(frame);
}

/** Floors are drawn from this zoom up. */
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

/** Sites' names in the frames' gaps, on a ground of their own where lines pass. */
function paintNames(frame: Frame): void {
  const { context, palette } = frame;
  const titles = siteTitles(frame);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = palette.ground;
  context.fillStyle = palette.softLabel;
  for (const { text, left, bottom } of titles) {
    context.strokeText(text, left, bottom - 3);
    context.fillText(text, left, bottom - 3);
  }
}

/** The name where it has room, else the code that its devices' names begin with, else what there is room for. */
function titleIn(
  context: CanvasRenderingContext2D,
  name: string,
  code: string | undefined,
  width: number,
): string | undefined {
  if (fitText(context, name, width) === name) return name;
  if (code !== undefined) return fitText(context, code, width) === code ? code : undefined;
  return width < leastCutName ? undefined : fitText(context, name, width);
}

/**
 * The name of each site and its box in pixels of the screen: above the site's frame; where that is out of view, at the
 * edge of the view while any of the frame is seen. None where it would lie on another site.
 */
export function siteTitles(frame: Frame): (Box & { readonly text: string })[] {
  const { context, scene, camera, beyond } = frame;
  const corners = siteFrames(scene);
  setScreenUnits(frame);
  context.font = font;
  return scene.sites.flatMap(({ name, code }, site) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = corners.subarray(site * 4, site * 4 + 4);
    const width = (right - left + titleRoom) * camera.zoom - titleSpace;
    const x = Math.max(left * camera.zoom + camera.x, 8 + beyond);
    const y = Math.max(top * camera.zoom + camera.y - 6, 16 + beyond);
    const text = titleIn(context, name, code, width);
    if (text === undefined || y >= bottom * camera.zoom + camera.y) return [];
    const box = { left: x, right: x + text.length * letter, top: y - 11, bottom: y + 3 };
    return isOnOther(frame, corners, site, box) ? [] : [{ ...box, text }];
  });
}

/** So far a name may reach into the empty margin of the frame above it: in pixels at zoom 1, and at least on the screen. */
const emptyMargin = 36;
const leastOver = 3;

/** Whether a site's name, by its box on the screen, would lie on another site's devices. */
function isOnOther({ camera }: Frame, corners: Float64Array, own: number, box: Box): boolean {
  const { x, y, zoom } = camera;
  const over = Math.max(leastOver, emptyMargin * zoom);
  for (let at = 0; at < corners.length; at += 4) {
    if (at === own * 4) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = corners.subarray(at, at + 4);
    const other = {
      left: left * zoom + x + over,
      top: top * zoom + y + over,
      right: right * zoom + x - over,
      bottom: bottom * zoom + y - over,
    };
    if (overlap(box, other)) return true;
  }
  return false;
}
