import { onceEach } from '#shared/caching/once-each.ts';
import type { Band } from '#shared/network/drawing/bands.ts';
import type { Box } from '#web/features/topology/model/positions.ts';
import { fits, fitText, widthOf } from './fit-text.ts';
import type { Frame } from './frame.ts';
import { framedBands } from './framed-bands.ts';
import { paintNamesOnGround, underLine } from './names-on-ground.ts';

/** The name of a floor or building and its box, in pixels of the screen. */
interface BandTitle extends Box {
  readonly text: string;
}

const bandFont = '500 11px "Inter Variable", system-ui, sans-serif';
/** Between the upper line of a band and the symbols in it, in pixels at zoom 1. */
const bandRoom = 22;
/** From the upper line of a band down to the line that its name stands on, and from its left edge to the name. */
const usual = { foot: 13, left: 6 } as const;
/** Of a letter above the line that it stands on. */
const overLine = 9;

/** What of a picture decides where they are. */
type Seen = Pick<Frame, 'context' | 'scene' | 'camera'>;

/** Where the floors and buildings of a picture have their names: in the upper left corner, far out on the upper line. */
export const bandTitles = onceEach((frame: Seen): readonly BandTitle[] => {
  const { context, camera } = frame;
  const { bands } = framedBands(frame);
  context.font = bandFont;
  const down = Math.min(usual.foot, bandRoom * camera.zoom - 2);
  const widthIn = ({ left, right }: Band) => (right - left) * camera.zoom - 2 * usual.left;
  const areWhole = bands.every((band) => fits(context, band.title, widthIn(band)));
  return bands.map((band) => {
    const { left, top } = band;
    const text = areWhole ? band.title : shortTitle(context, band, widthIn(band));
    const [x, foot] = [left * camera.zoom + camera.x + usual.left, top * camera.zoom + camera.y + down];
    return {
      text,
      left: x,
      top: foot - overLine,
      right: x + widthOf(context, text),
      bottom: foot + underLine,
    };
  });
});

/** `F3`, or `Library F3` with as much of the building as there is room for: a mixture of long and short names is hard to look through. */
function shortTitle(
  context: CanvasRenderingContext2D,
  { title, on: { building, floor } }: Band,
  width: number,
): string {
  if (floor === undefined) return fitText(context, title, width);
  const ending = `F${floor}`;
  if (building === undefined) return ending;
  const room = width - widthOf(context, ` ${ending}`);
  return room < leastBuilding ? ending : `${fitText(context, building, room)} ${ending}`;
}

/** Of the name of a building less would not be told from others, in pixels of the screen. */
const leastBuilding = 24;

/** Over what is drawn. */
export const paintBandTitles = (frame: Frame): void =>
  paintNamesOnGround(frame, bandTitles(frame), {
    font: bandFont,
    halo: 3,
    groundOf: () => frame.palette.site,
  });
