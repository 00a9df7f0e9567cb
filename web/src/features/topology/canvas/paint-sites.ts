import { cell } from '../layout/blocks.ts';
import type { Box } from '../model/positions.ts';
import type { Scene, SceneSite } from '../model/scene.ts';
import { fitText } from './fit-text.ts';
import { type Frame, setSceneUnits, setScreenUnits } from './frame.ts';

const font = '600 12px "Inter Variable", system-ui, sans-serif';
/** Between a site's outermost nodes and its frame, in pixels at zoom 1. */
const margin = { x: cell.width / 2, top: cell.height / 2 + 14, bottom: cell.height / 2 + 10 } as const;

/** Frames what stands in one site, with the site's name at its upper left corner. */
export function paintSites(frame: Frame): void {
  const { context, scene, palette, camera } = frame;
  const framed = scene.sites.map((site) => ({ site, box: siteBox(scene, site) }));
  setSceneUnits(frame);
  context.fillStyle = palette.site;
  context.strokeStyle = palette.siteLine;
  context.lineWidth = 1 / camera.zoom;
  for (const { box } of framed) {
    context.beginPath();
    context.roundRect(box.left, box.top, box.right - box.left, box.bottom - box.top, 10);
    context.fill();
    context.stroke();
  }
  setScreenUnits(frame);
  context.font = font;
  context.fillStyle = palette.softLabel;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const { site, box } of framed) {
    const width = (box.right - box.left) * camera.zoom;
    if (width < 40) continue;
    // The name stays in view while any of its frame does.
    const x = Math.max(box.left * camera.zoom + camera.x, 0) + 10;
    const y = Math.max(box.top * camera.zoom + camera.y, 0) + 18;
    const bottom = box.bottom * camera.zoom + camera.y;
    if (y < bottom) context.fillText(fitText(context, site.name, width - 20), x, y);
  }
}

function siteBox({ x, y }: Scene, { members }: SceneSite): Box {
  const [first = 0] = members;
  let [left, right, top, bottom] = [x[first] ?? 0, x[first] ?? 0, y[first] ?? 0, y[first] ?? 0];
  for (const member of members) {
    const [atX = 0, atY = 0] = [x[member], y[member]];
    if (atX < left) left = atX;
    if (atX > right) right = atX;
    if (atY < top) top = atY;
    if (atY > bottom) bottom = atY;
  }
  return {
    left: left - margin.x,
    top: top - margin.top,
    right: right + margin.x,
    bottom: bottom + margin.bottom,
  };
}
