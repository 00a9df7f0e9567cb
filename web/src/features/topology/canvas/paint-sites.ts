import { fitText } from './fit-text.ts';
import { type Frame, setSceneUnits, setScreenUnits } from './frame.ts';
import { framedBands } from './framed-bands.ts';
import { siteFrames } from './site-frames.ts';
import { type SiteTitle, titleFont } from './site-titles.ts';

const bandFont = '500 11px "Inter Variable", system-ui, sans-serif';

/** Frames what stands in one site. */
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
}

/** The floors and buildings inside the sites, each with its name in its upper left corner. */
function paintBands(frame: Frame): void {
  const { context, palette, camera } = frame;
  const { bands } = framedBands(frame);
  if (bands.length === 0) return;
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
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = palette.site;
  // Far out, on the line: what stands beneath it comes as near as a letter is high.
  const foot = Math.min(13, bandRoom * camera.zoom - 2);
  for (const { left, top, right, title } of bands) {
    const text = fitText(context, title, (right - left) * camera.zoom - 12);
    const [x, y] = [left * camera.zoom + camera.x + 6, top * camera.zoom + camera.y + foot];
    if (foot < 13) context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
}

/** Between the upper line of a band and the symbols in it, in pixels at zoom 1. */
const bandRoom = 22;

/** Sites' names in the frames' gaps, or where these are too narrow inside, on a ground of their own where lines pass. */
export function paintSiteNames(frame: Frame, titles: readonly SiteTitle[]): void {
  const { context, palette } = frame;
  setScreenUnits(frame);
  context.font = titleFont;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.fillStyle = palette.softLabel;
  for (const { text, left, bottom, isInside } of titles) {
    context.strokeStyle = isInside ? palette.site : palette.ground;
    context.strokeText(text, left, bottom - 3);
    context.fillText(text, left, bottom - 3);
  }
}
