import { pointAlong } from '#shared/network/drawing/link-line.ts';
import { overlap } from '#shared/network/drawing/overlap.ts';
import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import type { OverlayValue } from '#web/features/topology/model/overlay.ts';
import type { Box } from '#web/features/topology/model/positions.ts';
import { viewBox } from './camera.ts';
import type { Frame } from './frame.ts';
import { nodeRoom } from './node-room.ts';
import { within } from './paint-nodes.ts';

/** A figure of an overlay and where it is written, in pixels of the screen. */
export interface FigureSpot extends Box {
  readonly value: OverlayValue;
}

/** What of a picture decides where its figures are. */
type Seen = Pick<Frame, 'context' | 'scene' | 'camera' | 'overlay'>;

/** Figures are written from this zoom up. */
const leastZoom = 0.35;
export const figureFont = '600 11px "Inter Variable", system-ui, sans-serif';
const height = 14;
/** Where on its way a link has its figure, the best first: those of a star are apart near their ends. */
const ways = [0.75, 0.65, 0.85, 0.55, 0.45, 0.35, 0.25];

const byFrame = new WeakMap<Seen, readonly FigureSpot[]>();

/**
 * The figure of each device at its upper right, and of a link on its way where neither end has one: beside names and other
 * figures; of a link that has no such place, the colour is enough.
 */
export function figureSpots(frame: Seen): readonly FigureSpot[] {
  const known = byFrame.get(frame);
  if (known) return known;
  const spots = frame.camera.zoom < leastZoom ? [] : spotsIn(frame);
  byFrame.set(frame, spots);
  return spots;
}

function spotsIn(frame: Seen): readonly FigureSpot[] {
  const { context, scene, camera, overlay } = frame;
  if (!overlay) return [];
  context.font = figureFont;
  const spot = (value: OverlayValue, left: number, middle: number): FigureSpot => ({
    value,
    left,
    top: middle - height / 2,
    right: left + context.measureText(value.figure).width + 8,
    bottom: middle + height / 2,
  });
  const spots: FigureSpot[] = [];
  const taken: Box[] = [];
  const view = viewBox(camera, 40);
  scene.nodes.forEach(({ id }, i) => {
    if (!within(scene, i, view)) return;
    taken.push(nodeRoom(frame, i));
    const value = overlay.values.get(id);
    if (!value) return;
    const size = (scene.size[i] ?? 0) * camera.zoom;
    const left = (scene.x[i] ?? 0) * camera.zoom + camera.x + size * 0.6;
    spots.push(spot(value, left, (scene.y[i] ?? 0) * camera.zoom + camera.y - size * 0.9));
  });
  taken.push(...spots);
  scene.edges.forEach(({ id, source, target }, i) => {
    const value = overlay.values.get(id);
    if (!value || overlay.values.has(source) || overlay.values.has(target)) return;
    const curve = edgeCurve(scene, i);
    for (const way of ways) {
      const { x, y } = pointAlong(curve, way);
      const place = spot(value, x * camera.zoom + camera.x, y * camera.zoom + camera.y);
      const isSeen =
        place.right > 0 && place.left < camera.width && place.bottom > 0 && place.top < camera.height;
      if (!isSeen || taken.some((other) => overlap(place, other))) continue;
      taken.push(place);
      spots.push(place);
      return;
    }
  });
  return spots;
}
