import { type Frame, setSceneUnits } from './frame.ts';
import { frameFeet } from './frame-feet.ts';
import { paintNamesOnGround } from './names-on-ground.ts';
import { siteFrames } from './site-frames.ts';
import { type SiteTitle, titleFont } from './site-titles.ts';

/** Frames what stands in one site. */
export function paintSites(frame: Frame): void {
  const { context, scene, palette, camera } = frame;
  const corners = siteFrames(scene);
  const feet = frameFeet(frame).sites;
  setSceneUnits(frame);
  context.fillStyle = palette.site;
  context.strokeStyle = palette.siteLine;
  context.lineWidth = 1 / camera.zoom;
  for (let at = 0; at < corners.length; at += 4) {
    const [left = 0, top = 0, right = 0] = corners.subarray(at, at + 3);
    const bottom = feet[at / 4] ?? top;
    context.beginPath();
    context.roundRect(left, top, right - left, bottom - top, 10);
    context.fill();
    context.stroke();
  }
  paintBands(frame);
}

/** The floors and buildings inside the sites; their names are painted over what stands in them. */
function paintBands(frame: Frame): void {
  const { context, palette, camera } = frame;
  const { bands } = frameFeet(frame);
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
}

/** Sites' names in the frames' gaps, or where these are too narrow inside, on a ground of their own where lines pass. */
export const paintSiteNames = (frame: Frame, titles: readonly SiteTitle[]): void =>
  paintNamesOnGround(frame, titles, {
    font: titleFont(frame),
    halo: 4,
    groundOf: ({ isInside }) => (isInside ? frame.palette.site : frame.palette.ground),
  });
