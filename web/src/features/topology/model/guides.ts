import type { Position } from './positions.ts';
import type { Scene } from './scene.ts';

/** Lines through devices that the dragged one stands level with: an x, a y, or both, in pixels of the scene. */
export interface Guides {
  readonly x?: number;
  readonly y?: number;
}

/** Devices farther away than this are no guide, in pixels at zoom 1. */
const farthest = 900;

/** Where a dragged device snaps level with others, and the lines that it then stands on. `slack` is in pixels at zoom 1. */
export function snapped(
  { x, y }: Scene,
  at: Position,
  dragged: ReadonlyMap<number, unknown>,
  slack: number,
): { readonly at: Position; readonly guides: Guides } {
  let [awayX, awayY] = [slack, slack];
  let guides: Guides = {};
  for (let node = 0; node < x.length; node += 1) {
    const [dx, dy] = [(x[node] ?? 0) - at.x, (y[node] ?? 0) - at.y];
    if (Math.abs(dx) > farthest || Math.abs(dy) > farthest || dragged.has(node)) continue;
    if (Math.abs(dx) < awayX) {
      awayX = Math.abs(dx);
      guides = { ...guides, x: at.x + dx };
    }
    if (Math.abs(dy) < awayY) {
      awayY = Math.abs(dy);
      guides = { ...guides, y: at.y + dy };
    }
  }
  return { at: { x: guides.x ?? at.x, y: guides.y ?? at.y }, guides };
}
