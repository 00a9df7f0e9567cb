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
    const away = distance(at, edgeLine(scene, i));
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

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The line of a link from centre to centre, pushed aside where it runs beside others. */
export function edgeLine(scene: Scene, edge: number): Line {
  const [from = 0, to = 0] = [scene.source[edge], scene.target[edge]];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [scene.x[from], scene.y[from], scene.x[to], scene.y[to]];
  const aside = scene.aside[edge] ?? 0;
  if (aside === 0) return { x1, y1, x2, y2 };
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const dx = (-(y2 - y1) / length) * aside;
  const dy = ((x2 - x1) / length) * aside;
  return { x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy };
}

function distance({ x, y }: Position, { x1, y1, x2, y2 }: Line): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy);
}
