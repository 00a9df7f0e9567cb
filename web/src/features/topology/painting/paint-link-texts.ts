import { overlap } from '#shared/network/drawing/overlap.ts';
import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import { linkText } from '#web/features/topology/model/link-text.ts';
import type { Box, Position } from '#web/features/topology/model/positions.ts';
import { viewBox } from './camera.ts';
import { figureSpots } from './figure-spots.ts';
import { type Frame, setScreenUnits } from './frame.ts';
import { nodeRoom } from './node-room.ts';
import { within } from './paint-nodes.ts';

/** Under this zoom what is written on links is illegible. */
const leastZoom = 0.55;

/** What the view asks to be written on links, where there is room: on no device, no name of one, of a floor or of a site, no figure and no other text. */
export function paintLinkTexts(frame: Frame, names: readonly Box[]): void {
  const { context, scene, camera, palette, texts } = frame;
  if (texts.length === 0 || camera.zoom < leastZoom) return;
  const view = viewBox(camera, 60);
  const taken: Box[] = [...names, ...figureSpots(frame)];
  for (let i = 0; i < scene.nodes.length; i += 1) if (within(scene, i, view)) taken.push(nodeRoom(frame, i));
  setScreenUnits(frame);
  context.font = `500 11px ${palette.codeFont}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  scene.edges.forEach((edge, i) => {
    const text = linkText(edge, texts);
    if (text === '') return;
    const width = context.measureText(text).width + 6;
    for (const at of placesOn(frame, i)) {
      const [x, y] = [at.x * camera.zoom + camera.x, at.y * camera.zoom + camera.y];
      const box = { left: x - width / 2, top: y - 7, right: x + width / 2, bottom: y + 7 };
      const isSeen = box.right > 0 && box.left < camera.width && box.bottom > 0 && box.top < camera.height;
      if (!isSeen || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      context.fillStyle = palette.ground;
      context.fillRect(box.left, box.top, width, 14);
      context.fillStyle = palette.softLabel;
      context.fillText(text, x, y + 0.5);
      return;
    }
  });
}

/** The middles of its stretches, the longest first. */
function placesOn({ scene }: Frame, edge: number): Position[] {
  const { from, to, via, control } = edgeCurve(scene, edge);
  if (control) return [{ x: (from.x + 2 * control.x + to.x) / 4, y: (from.y + 2 * control.y + to.y) / 4 }];
  const corners = [from, ...via, to];
  return corners
    .slice(1)
    .map((end, i) => {
      const start = corners[i] ?? end;
      return {
        x: (start.x + end.x) / 2,
        y: (start.y + end.y) / 2,
        length: Math.hypot(end.x - start.x, end.y - start.y),
      };
    })
    .toSorted((a, b) => b.length - a.length);
}
