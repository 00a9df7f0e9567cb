import { distanceToCurve, edgeCurve } from './edge-curve.ts';
import type { Box, Position } from './positions.ts';
import type { Scene } from './scene.ts';

/** The node whose outline's box is nearest to a point, within `slack` pixels (at zoom 1); of those at the point itself the uppermost. */
export function nodeAt(scene: Scene, { x, y }: Position, slack: number): number | undefined {
  let nearest: number | undefined;
  let least = slack;
  for (let i = scene.nodes.length - 1; i >= 0; i -= 1) {
    const fromMiddle = Math.max(Math.abs((scene.x[i] ?? 0) - x), Math.abs((scene.y[i] ?? 0) - y));
    const away = fromMiddle - (scene.size[i] ?? 0);
    if (away <= 0) return i;
    if (away > least || (away === least && nearest !== undefined)) continue;
    least = away;
    nearest = i;
  }
  return nearest;
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
