import { onceEach } from '#shared/caching/once-each.ts';
import { pointAlong } from '#shared/network/drawing/link-line.ts';
import { overlap } from '#shared/network/drawing/overlap.ts';
import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import type { OverlayValue } from '#web/features/topology/model/overlay.ts';
import type { Box } from '#web/features/topology/model/positions.ts';
import { bandTitles } from './band-titles.ts';
import { viewBox } from './camera.ts';
import type { Frame } from './frame.ts';
import { nodeRoom } from './node-room.ts';
import { within } from './paint-nodes.ts';

/** A figure of an overlay and where it is written, in pixels of the screen. */
export interface FigureSpot extends Box {
  readonly value: OverlayValue;
}

/** Figures are written from this zoom up. */
const leastZoom = 0.35;
export const figureFont = '600 11px "Inter Variable", system-ui, sans-serif';
const height = 14;
/** From a device's symbol, which lies over what is painted, to its figure. */
const besideNode = 2;
/** Where on its way a link has its figure, the best first: those of a star are apart near their ends. */
const ways = [0.75, 0.65, 0.85, 0.55, 0.45, 0.35, 0.25];

const severity = { bad: 0, warn: 1, good: 2 } as const;

/** What of a picture decides where its figures are. */
type Seen = Pick<Frame, 'context' | 'scene' | 'camera' | 'overlay'>;

/**
 * The figure of each device at its upper right or over it, and of a link on its way where neither end has one: on no other
 * device, name, floor's name or figure, the worst first; where there is no such place, the colour is enough.
 */
export const figureSpots = onceEach((frame: Seen): readonly FigureSpot[] =>
  frame.camera.zoom < leastZoom ? [] : spotsIn(frame),
);

function spotsIn(frame: Seen): readonly FigureSpot[] {
  const { context, scene, camera, overlay } = frame;
  if (!overlay) return [];
  const floors = bandTitles(frame);
  context.font = figureFont;
  const spot = (value: OverlayValue, left: number, middle: number): FigureSpot => ({
    value,
    left,
    top: middle - height / 2,
    right: left + context.measureText(value.figure).width + 8,
    bottom: middle + height / 2,
  });
  const spots: FigureSpot[] = [];
  const rooms = new Map<number, Box>();
  const view = viewBox(camera, 40);
  const valued: { readonly node: number; readonly value: OverlayValue }[] = [];
  scene.nodes.forEach(({ id }, node) => {
    if (!within(scene, node, view)) return;
    rooms.set(node, nodeRoom(frame, node));
    const value = overlay.values.get(id);
    if (value) valued.push({ node, value });
  });
  const isFree = (place: FigureSpot, own?: number) =>
    ![...spots, ...floors].some((other) => overlap(place, other)) &&
    ![...rooms].some(([node, room]) => node !== own && overlap(place, room));
  for (const { node, value } of valued.toSorted((a, b) => severity[a.value.tone] - severity[b.value.tone])) {
    const size = (scene.size[node] ?? 0) * camera.zoom;
    const x = (scene.x[node] ?? 0) * camera.zoom + camera.x;
    const y = (scene.y[node] ?? 0) * camera.zoom + camera.y;
    const beside = spot(value, x + size + besideNode, y - size * 0.9);
    const over = spot(value, x - (beside.right - beside.left) / 2, y - size - height / 2);
    const place = [beside, over].find((each) => isFree(each, node));
    if (place) spots.push(place);
  }
  scene.edges.forEach(({ id, source, target }, i) => {
    const value = overlay.values.get(id);
    if (!value || overlay.values.has(source) || overlay.values.has(target)) return;
    const curve = edgeCurve(scene, i);
    for (const way of ways) {
      const { x, y } = pointAlong(curve, way);
      const place = spot(value, x * camera.zoom + camera.x, y * camera.zoom + camera.y);
      const isSeen =
        place.right > 0 && place.left < camera.width && place.bottom > 0 && place.top < camera.height;
      if (!isSeen || !isFree(place)) continue;
      spots.push(place);
      return;
    }
  });
  return spots;
}
