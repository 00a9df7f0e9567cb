import { escapeXml } from '#shared/exchange/xml/write-xml.ts';
import { type NoteBox, noteText } from '#shared/network/drawing/note-box.ts';
import type { Point, Rect } from '#shared/network/drawing/sites-drawing.ts';
import { canvasColors, edgeStyle, tunnelWider } from '#shared/vocabulary/topology/network-styles.ts';

export interface SvgPicture {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Around a picture, in pixels. */
const margin = 24;

/** An SVG of these elements on white. */
export function pictureOf(
  { left, top, right, bottom }: Rect,
  title: string,
  metadata: string,
  elements: readonly string[],
): SvgPicture {
  const [x, y] = [Math.floor(left - margin), Math.floor(top - margin)];
  const [width, height] = [Math.ceil(right + margin) - x, Math.ceil(bottom + margin) - y];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" font-family="Inter, Roboto, Helvetica, Arial, sans-serif">`,
    `<title>${escapeXml(title)}</title>`,
    metadata,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ffffff"/>`,
    ...elements,
    '</svg>',
  ];
  return { svg: `${svg.join('\n')}\n`, width, height };
}

/** What contains all of these; one pixel where there are none. */
export function extentOf(rects: readonly Rect[]): Rect {
  if (rects.length === 0) return { left: 0, top: 0, right: 1, bottom: 1 };
  return rects.reduce((all, { left, top, right, bottom }) => ({
    left: Math.min(all.left, left),
    top: Math.min(all.top, top),
    right: Math.max(all.right, right),
    bottom: Math.max(all.bottom, bottom),
  }));
}

/** A link's line, or of a tunnel, which is hollow, its outside and what is drawn in that once all outsides are. */
export type LinePart = 'line' | 'outside' | 'inside';

export function lineOf(d: string, type: string, part: LinePart, look = ''): string {
  const { width, dash, color } = edgeStyle(type);
  const dashes = part === 'line' && dash.length > 0 ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  const stroke = part === 'inside' ? '#ffffff' : color.print;
  const across = part === 'outside' ? width + tunnelWider : width;
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${across}"${dashes}${look}/>`;
}

/** Centred text. */
export const textAt = (at: Point, text: string, size: number, color: string): string =>
  outlined(at, text, `font-size="${size}" text-anchor="middle"`, color);

/** Text that can be read over lines. Twice: a white outline below the letters, since not every reader knows `paint-order`. */
export function outlined({ x, y }: Point, text: string, font: string, color: string): string {
  const written = (look: string) =>
    `<text x="${tenth(x)}" y="${tenth(y)}" ${font} ${look}>${escapeXml(text)}</text>`;
  return written('fill="#ffffff" stroke="#ffffff" stroke-width="3"') + written(`fill="${color}"`);
}

/** The text of a note, line by line from its left edge. */
export const noteOf = ({ left, top, lines }: NoteBox): string => {
  const { padding, line, size } = noteText;
  const at = (index: number) => ({ x: left + padding, y: top + padding + (index + 0.75) * line });
  const look = `font-size="${size}"`;
  return lines.map((text, index) => outlined(at(index), text, look, canvasColors.label.light)).join('');
};

export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A rectangle that looks so. */
export const rect = ({ left, top, right, bottom }: Rect, look: string): string =>
  `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" ${look}/>`;
