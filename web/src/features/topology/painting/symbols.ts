import { appendUnder } from '#shared/collections/append-under.ts';
import type { Box } from '#web/features/topology/model/positions.ts';
import type { Frame } from './frame.ts';

/** So much of a symbol may lie under the ground of a name, in pixels of the screen. */
const underGround = 1;
/** The side of the squares that symbols are looked up by, in pixels of the screen. */
const square = 48;

/** Whether a box of the screen would cover the symbol of another node than its own; asked of many boxes of one picture. */
export function symbolsOf({
  scene,
  camera,
}: Pick<Frame, 'scene' | 'camera'>): (box: Box, own: number) => boolean {
  const bySquare = new Map<number, number[]>();
  const boxOf = (i: number): Box => {
    const x = (scene.x[i] ?? 0) * camera.zoom + camera.x;
    const y = (scene.y[i] ?? 0) * camera.zoom + camera.y;
    const reach = (scene.size[i] ?? 0) * camera.zoom;
    return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  };
  for (let i = 0; i < scene.nodes.length; i += 1) {
    const { left, top, right, bottom } = boxOf(i);
    if (right < 0 || bottom < 0 || left > camera.width || top > camera.height) continue;
    for (const key of squaresOf({ left, top, right, bottom })) appendUnder(bySquare, key, i);
  }
  return ({ left, top, right, bottom }, own) => {
    for (const key of squaresOf({ left, top, right, bottom }))
      for (const i of bySquare.get(key) ?? []) {
        if (i === own) continue;
        const symbol = boxOf(i);
        const deep = Math.min(underGround, (symbol.bottom - symbol.top) / 2);
        if (
          symbol.left + 1 < right &&
          symbol.right - 1 > left &&
          symbol.top + deep < bottom &&
          symbol.bottom - deep > top
        )
          return true;
      }
    return false;
  };
}

function squaresOf({ left, top, right, bottom }: Box): number[] {
  const keys: number[] = [];
  for (let across = Math.floor(left / square); across <= Math.floor(right / square); across += 1)
    for (let down = Math.floor(top / square); down <= Math.floor(bottom / square); down += 1)
      keys.push(across * 100_000 + down);
  return keys;
}
