import { lazily } from '../../caching/lazily.ts';
import { type Area, type Point, room } from './area.ts';

/** How far from where a node would stand best it is still put, in rooms of a node. */
const farthest = 12;

/** Places around one, the nearest first; to the right before to the left, below before above. */
export function placesAround({ x, y }: Point): readonly Point[] {
  return offsets().map(({ dx, dy }) => ({ x: x + dx, y: y + dy }));
}

const steps = Array.from({ length: 2 * farthest + 1 }, (_, step) => step - farthest);

/** Half a room apart, so that gaps of any width are found. */
const offsets = lazily(() =>
  steps
    .flatMap((row) => steps.map((column) => ({ dx: (column * room.width) / 2, dy: (row * room.height) / 2 })))
    .map((offset) => ({ ...offset, far: Math.hypot(offset.dx, 1.5 * offset.dy) }))
    .sort((a, b) => a.far - b.far || b.dx - a.dx || b.dy - a.dy),
);

/** Places within a frame, the nearest to where a node would stand best first. */
export function placesWithin(frame: Area, { x, y }: Point): readonly Point[] {
  const places: Point[] = [];
  for (let at = frame.top + room.height / 2; at <= frame.bottom - room.height / 2; at += room.height / 2) {
    for (
      let left = frame.left + room.width / 2;
      left <= frame.right - room.width / 2;
      left += room.width / 2
    ) {
      places.push({ x: left, y: at });
    }
  }
  return places.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
}
