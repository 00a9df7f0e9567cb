import { overlap } from '#shared/network/drawing/overlap.ts';
import type { Rect } from '#shared/network/drawing/sites-drawing.ts';
import type { DrawnFrame, PlanDrawing } from './plan-drawing.ts';

/** From a marked symbol to its outline, in the picture's units. */
export const outlineOff = 10;
/** Beneath a symbol, or its outline, to the letters of its name. */
const underSymbol = 4;
/** Of a bold letter on average, in parts of its size. */
const letter = 0.62;
/** Of a line above its foot and beneath it, in parts of the size of its letters. */
const line = { above: 0.85, below: 0.25 } as const;
/** Names of sites and of floors, in parts of the size of a device's name. */
export const frameLetters = { site: 1.15, floor: 0.85 } as const;
/** From the foot of a site's name to its frame. */
export const overFrame = 8;

/** The foot of a node's name beneath its middle. */
export const footOfName = (size: number, isMarked: boolean, textSize: number): number =>
  size + underSymbol + (isMarked ? outlineOff : 0) + 0.8 * textSize;

/** The foot of a floor's name in its frame. */
export const footOfFloor = ({ y }: Pick<DrawnFrame, 'y'>, textSize: number): number =>
  y + underSymbol + frameLetters.floor * textSize;

/** What is written in a picture of what differs, so that no text lies on another. */
export interface MarkedNames {
  /** Ids of nodes. */
  readonly nodes: ReadonlySet<string>;
  readonly floors: ReadonlySet<DrawnFrame>;
}

/**
 * Names of sites tell where one is. Of those of what differs, the ones that would lie on another name, or on the symbol of
 * another thing that differs, are left out, the widest first, and so are those that the edge would cut; floors are named where there is room after that.
 */
export function markedNames(
  { width, height, sites, floors, nodes, textSize }: PlanDrawing,
  marks: ReadonlyMap<string, { readonly name: string }>,
): MarkedNames {
  const titles = sites.map(({ title, titleX, y }) =>
    written(title, titleX, y - overFrame, frameLetters.site * textSize),
  );
  const names = nodes.flatMap(({ id, x, y, size }) => {
    const name = marks.get(id)?.name;
    if (name === undefined) return [];
    const room = written(name, x, y + footOfName(size, true, textSize), textSize);
    const half = (room.right - room.left) / 2;
    const reach = size + outlineOff;
    const symbol = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
    return [{ id, symbol, room: { ...room, left: x - half, right: x + half } }];
  });
  const taken = [...titles];
  const shown = new Set<string>();
  const wide = ({ room }: (typeof names)[number]) => room.right - room.left;
  for (const { id, room } of names.toSorted((a, b) => wide(a) - wide(b))) {
    const isOnOther = names.some((other) => other.id !== id && overlap(other.symbol, room));
    const isCut = room.left < 0 || room.right > width || room.bottom > height;
    if (isOnOther || isCut || taken.some((other) => overlap(other, room))) continue;
    taken.push(room);
    shown.add(id);
  }
  const symbols = names.map(({ symbol }) => symbol);
  const free = floors.filter((floor) => {
    const room = written(
      floor.title,
      floor.titleX,
      footOfFloor(floor, textSize),
      frameLetters.floor * textSize,
    );
    return ![...taken, ...symbols].some((other) => overlap(other, room));
  });
  return { nodes: shown, floors: new Set(free) };
}

const written = (text: string, left: number, foot: number, size: number): Rect => ({
  left,
  top: foot - line.above * size,
  right: left + text.length * letter * size,
  bottom: foot + line.below * size,
});
