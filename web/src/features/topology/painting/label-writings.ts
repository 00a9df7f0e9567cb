import { fitText, widthOf } from './fit-text.ts';

/** A name in one line or two, with its upper edge, in pixels of the screen. */
export interface Writing {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly top: number;
  /** From the middle of its device to its own: to the right, or less than 0. */
  readonly aside: number;
}

/** In pixels of the screen: of one line, and from one to the next. */
const lineSize = { height: 14, step: 12 } as const;
/** On both sides of a name together. */
const beside = 2;
/** Of a narrower name too little would be left. */
const leastCut = 64;

type Size = Omit<Writing, 'top' | 'aside'>;

/** What a name has room for, in pixels of the screen. */
export interface NameRoom {
  /** How wide it may be as a whole. */
  readonly widest: number;
  /** From the middle of the device to the frame of its site, which a name leaves only where it has no other way. */
  readonly left: number;
  readonly right: number;
  /** How wide it may be where it is cut. */
  readonly cut: number;
  /** Its upper edge beneath the device. */
  readonly under: number;
  /** The foot of its frame, which it crosses only where it has no other way. */
  readonly foot: number;
  /** Its lower edge above the device, where it may stand there, too. */
  readonly over: number | undefined;
  /** From the middle of the device to a name beside it, where it may stand there, too. */
  readonly beside: number | undefined;
}

/**
 * How a name may be written, the likeliest first: whole in a line or in two, within its frame or beyond, above and beneath its
 * device; then cut; then in a line beside it.
 */
export function* writings(
  context: CanvasRenderingContext2D,
  name: string,
  { widest, left, right, cut, under, foot, over, beside: away }: NameRoom,
): Generator<Writing> {
  const ways: Way[] = [];
  for (const size of sizesOf(context, name)) {
    const { width } = size;
    if (width > widest) continue;
    const needed = Math.max(0, width / 2 - left) - Math.max(0, width / 2 - right);
    const isInside = width <= left + right && Math.abs(needed) <= mostAside && under + size.height <= foot;
    ways.push({ ...size, aside: isInside ? needed : 0, isInside });
  }
  const whole = ways[0]?.isInside === false && ways[1]?.isInside ? ways.toReversed() : ways;
  if (over !== undefined) for (const way of whole) yield { ...way, top: over - way.height };
  const crosses = ({ height }: Size) => under + height > foot;
  for (const way of whole) if (!crosses(way)) yield { ...way, top: under };
  if (cut >= leastCut) {
    const size = { ...sizeOf(context, [fitText(context, name, cut - beside)]), aside: 0 };
    if (over !== undefined) yield { ...size, top: over - size.height };
    yield { ...size, top: under };
  }
  for (const way of whole) if (crosses(way)) yield { ...way, top: under };
  const [line] = sizesOf(context, name);
  if (away === undefined || line === undefined || line.width > widest) return;
  const aside = away + line.width / 2;
  const top = under - away - line.height / 2;
  if (aside + line.width / 2 <= right) yield { ...line, top, aside };
  if (aside + line.width / 2 <= left) yield { ...line, top, aside: -aside };
}
type Way = Size & { readonly aside: number; readonly isInside: boolean };

/** A name that stands farther from the middle of its device is not read as its own. */
const mostAside = 18;

/** A name as it is written where there is no room: in a line beneath its device, cut where it is longer than any. */
export const writtenAnyway = (
  context: CanvasRenderingContext2D,
  name: string,
  { cut, under }: { readonly cut: number; readonly under: number },
): Writing => ({ ...sizeOf(context, [fitText(context, name, cut)]), top: under, aside: 0 });

/** Of a whole name in one line and in two, which no zoom changes; started over rather than grow for ever. */
const known = new Map<string, readonly Size[]>();
const mostKnown = 20_000;

function sizesOf(context: CanvasRenderingContext2D, name: string): readonly Size[] {
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size > mostKnown) known.clear();
  const halves = inHalves(name);
  const sizes = [sizeOf(context, [name]), ...(halves ? [sizeOf(context, halves)] : [])];
  known.set(name, sizes);
  return sizes;
}

const sizeOf = (context: CanvasRenderingContext2D, lines: readonly string[]): Size => ({
  lines,
  width: Math.max(...lines.map((line) => widthOf(context, line))) + beside,
  height: lineSize.height + (lines.length - 1) * lineSize.step,
});

/** Writes it, on a ground of its own: a link that passes beneath would strike it through. */
export function write(
  context: CanvasRenderingContext2D,
  { lines, width, height, top, aside }: Writing,
  { x: middle, ground, color }: { readonly x: number; readonly ground: string; readonly color: string },
): void {
  const x = middle + aside;
  context.globalAlpha = 0.9;
  context.fillStyle = ground;
  context.fillRect(x - width / 2, top, width, height);
  context.globalAlpha = 1;
  context.fillStyle = color;
  lines.forEach((line, nth) => {
    context.fillText(line, x, top + lineFoot + nth * lineSize.step);
  });
}
/** From the top of a line to the letters' foot. */
const lineFoot = 11;

/** A name of several words in two lines that are as equal as they can be. */
function inHalves(name: string): readonly [string, string] | undefined {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [first, ...others] = spaces;
  if (first === undefined) return undefined;
  const longer = (at: number) => Math.max(at, name.length - at - 1);
  const best = others.reduce((least, at) => (longer(at) < longer(least) ? at : least), first);
  return [name.slice(0, best), name.slice(best + 1)];
}
