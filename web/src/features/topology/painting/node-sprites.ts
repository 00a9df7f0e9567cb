import { nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { shapeOutline } from '#shared/vocabulary/topology/shape-outline.ts';
import { glyphOf, glyphPlace } from '#web/features/topology/model/glyphs.ts';
import type { Palette } from './palette.ts';

/** Painted once for each type and step of zoom, then copied for each node: a copy costs a tenth of a path. */
export interface NodeSprites {
  /** The picture of a type, at least `scale` device pixels to a pixel at zoom 1; its middle is the node's centre. */
  readonly of: (type: string, scale: number) => HTMLCanvasElement;
}

/** Around the outline, in pixels at zoom 1, so that a rounded corner is not cut. */
export const spriteMargin = 3;

export function nodeSprites(palette: Palette): NodeSprites {
  const known = new Map<string, HTMLCanvasElement>();
  return {
    of: (type, scale) => {
      const step = 2 ** (Math.ceil(Math.log2(scale) * 2) / 2);
      const key = `${type} ${step}`;
      const sprite = known.get(key) ?? paintSprite(palette, type, step);
      known.set(key, sprite);
      return sprite;
    },
  };
}

/** From this many device pixels to a pixel at zoom 1 a symbol is legible. */
const leastScaleOfGlyph = 0.3;

function paintSprite(palette: Palette, type: string, scale: number): HTMLCanvasElement {
  const { shape, size } = nodeStyle(type);
  const reach = size + spriteMargin;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.ceil(2 * reach * scale));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const middle = canvas.width / 2;
  context.setTransform(scale, 0, 0, scale, middle, middle);
  context.fillStyle = context.strokeStyle = palette.node(type);
  context.lineJoin = 'round';
  context.lineWidth = 4;
  const [first, ...rest] = shapeOutline(shape, size - 2);
  context.beginPath();
  context.moveTo(first?.x ?? 0, first?.y ?? 0);
  for (const { x, y } of rest) context.lineTo(x, y);
  context.closePath();
  context.fill();
  context.stroke();
  if (scale >= leastScaleOfGlyph) paintGlyph(context, palette, type);
  return canvas;
}

function paintGlyph(context: CanvasRenderingContext2D, palette: Palette, type: string): void {
  const { scale, down } = glyphPlace(nodeStyle(type).shape);
  context.strokeStyle = palette.glyph;
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.transform(scale, 0, 0, scale, -12 * scale, down - 12 * scale);
  context.stroke(new Path2D(glyphOf(type)));
}
