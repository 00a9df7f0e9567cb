import { distanceToCurve, edgeCurve } from './edge-curve.ts';
import type { Box, Position } from './positions.ts';
import type { Scene } from './scene.ts';

/** The uppermost node at a point, within `slack` pixels (at zoom 1) of its outline's box. */
export function nodeAt(scene: Scene, { x, y }: Position, slack: number): number | undefined {
  for (let i = scene.nodes.length - 1; i >= 0; i -= 1) {
    const reach = (scene.size[i] ?? 0) + slack;
    if (Math.abs((scene.x[i] ?? 0) - x) <= reach && Math.abs((scene.y[i] ?? 0) - y) <= reach) return i;
  }
  return undefined;
}

/** The nearest link within `slack` pixels (at zoom 1) of a point. */
export function edgeAt(scene: Scene, at: Position, slack: number): number | undefined {
  let nearest: number | undefined;
  let least = slack;
  for (let i = 0; i < scene.edges.length; i += 1) {
    const away = distanceToCurve(at, edgeCurve(scene, i));
    if (away >= least) continue;
    least = away;
    nearest = i;
  }
  return nearest;
}

/** The nodes whose centres lie in a box. */
export function nodesIn(scene: Scene, { left, top, right, bottom }: Box): number[] {
  const inside: number[] = [];
  for (let i = 0; i < scene.nodes.length; i += 1) {
    const [x = 0, y = 0] = [scene.x[i], scene.y[i]];
    if (x >= left && x <= right && y >= top && y <= bottom) inside.push(i);
  }
  return inside;
}
