const known = new Map<string, string>();
/** How wide whole texts are, which no zoom changes. */
const widths = new Map<string, number>();
/** A few screens' worth; then it starts over rather than grow for ever. */
const mostKnown = 20_000;

/** The text, cut with an ellipsis where it would be wider than `width` pixels in the context's font. */
export function fitText(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (fits(context, text, width)) return text;
  const key = `${context.font}|${Math.round(width)}|${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size > mostKnown) known.clear();
  const fitted = cut(context, text, width);
  known.set(key, fitted);
  return fitted;
}

/** Whether the whole text is no wider than `width` pixels in the context's font. */
export const fits = (context: CanvasRenderingContext2D, text: string, width: number): boolean =>
  widthOf(context, text) <= width;

/** How wide the whole text is in the context's font, in pixels. */
export function widthOf(context: CanvasRenderingContext2D, text: string): number {
  const key = `${context.font}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (widths.size > mostKnown) widths.clear();
  const wide = context.measureText(text).width;
  widths.set(key, wide);
  return wide;
}

function cut(context: CanvasRenderingContext2D, text: string, width: number): string {
  let [kept, over] = [0, text.length];
  while (over - kept > 1) {
    const middle = (kept + over) >> 1;
    if (context.measureText(`${text.slice(0, middle)}…`).width <= width) kept = middle;
    else over = middle;
  }
  return `${text.slice(0, kept).trimEnd()}…`;
}
