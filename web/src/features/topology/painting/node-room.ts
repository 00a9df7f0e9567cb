import type { Box } from '#web/features/topology/model/positions.ts';
import { nearZoom } from './camera.ts';
import type { Frame } from './frame.ts';

/** Room of a node's name beneath it, in pixels at zoom 1. */
const name = { half: 55, height: 38 } as const;
/** Far out names are of one size on the screen: a line, and the two that several words may take, in its pixels. */
const farName = { line: 16, lines: 28 } as const;

/** What a node takes of the screen with its name. */
export function nodeRoom({ scene, camera }: Pick<Frame, 'scene' | 'camera'>, i: number): Box {
  const [x, y] = [(scene.x[i] ?? 0) * camera.zoom + camera.x, (scene.y[i] ?? 0) * camera.zoom + camera.y];
  const size = scene.size[i] ?? 0;
  const half = Math.max(size, name.half) * camera.zoom;
  return {
    left: x - half,
    top: y - size * camera.zoom,
    right: x + half,
    bottom: y + size * camera.zoom + Math.max(name.height * camera.zoom, farHeight(scene.nodes[i], camera)),
  };
}

function farHeight(node: Frame['scene']['nodes'][number] | undefined, { zoom }: Frame['camera']): number {
  if (zoom >= nearZoom || node === undefined) return 0;
  return node.label.includes(' ') ? farName.lines : farName.line;
}
