import { onceEach } from '#shared/caching/once-each.ts';
import { appendUnder } from '#shared/collections/append-under.ts';
import { overlap } from '#shared/network/drawing/overlap.ts';
import type { Box } from '#web/features/topology/model/positions.ts';
import { viewBox } from './camera.ts';
import type { Frame } from './frame.ts';
import { nodeRoom } from './node-room.ts';
import { within } from './paint-nodes.ts';

/** The numbers of a path's steps at one device, and where they are written, in pixels of the screen. */
export interface StepSpot extends Box {
  readonly text: string;
  readonly isDropped: boolean;
}

export const stepFont = '600 11px "Inter Variable", system-ui, sans-serif';
const radius = 9;
/** From a symbol, with what a chosen one has around it. */
const besideNode = 2;

type Seen = Pick<Frame, 'context' | 'scene' | 'camera' | 'walk'>;

/** Beside each device of a path, at the corner where they lie on no other device, no name and no other number; else at the upper right. */
export const stepSpots = onceEach((frame: Seen): readonly StepSpot[] => {
  const { context, scene, camera, walk } = frame;
  if (!walk) return [];
  const numbers = new Map<string, number[]>();
  walk.steps.forEach((id, index) => {
    appendUnder(numbers, id, index + 1);
  });
  const rooms = new Map<number, Box>();
  const view = viewBox(camera, 40);
  scene.nodes.forEach((_, node) => {
    if (within(scene, node, view)) rooms.set(node, nodeRoom(frame, node));
  });
  context.font = stepFont;
  const spots: StepSpot[] = [];
  for (const [id, own] of numbers) {
    const node = scene.indexOf.get(id);
    if (node === undefined || !rooms.has(node)) continue;
    const isDropped = walk.droppedAt === id;
    const text = `${own.join(' ')}${isDropped ? ' ×' : ''}`;
    const width = Math.max(2 * radius, context.measureText(text).width + 12);
    const reach = (scene.size[node] ?? 0) * camera.zoom;
    const x = (scene.x[node] ?? 0) * camera.zoom + camera.x;
    const y = (scene.y[node] ?? 0) * camera.zoom + camera.y;
    const spot = (left: number, top: number): StepSpot => ({
      text,
      isDropped,
      left,
      top,
      right: left + width,
      bottom: top + 2 * radius,
    });
    const [right, left] = [x + reach + besideNode, x - reach - besideNode - width];
    // Beneath the symbol is its name.
    const [above, level] = [y - reach - 2 - radius, Math.min(y - radius, y + reach - 2 * radius)];
    const upperRight = spot(right, above);
    const isFree = (place: StepSpot) =>
      !spots.some((other) => overlap(place, other)) &&
      ![...rooms].some(([other, room]) => other !== node && overlap(place, room));
    const ways = [upperRight, spot(left, above), spot(right, level), spot(left, level)];
    spots.push(ways.find(isFree) ?? upperRight);
  }
  return spots;
});
