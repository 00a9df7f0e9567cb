import type { CanvasElement, Content } from 'pdfmake/interfaces';
import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { edgeStyles, nodeStyles } from '#shared/vocabulary/topology/network-styles.ts';
import { shapeOutline } from '#shared/vocabulary/topology/shape-outline.ts';
import { lineText } from '../../../pdf/line-text.ts';
import { colours } from '../../../pdf/theme.ts';
import { shortened } from '../../../pdf/words.ts';

/** A position in a drawing, in points from its top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Caption {
  readonly text: string;
  /** Middle of its upper edge. */
  readonly at: Place;
  readonly width: number;
  readonly bold: boolean;
  readonly colour: string;
  readonly align: 'center' | 'left';
}

/** Collects the lines, shapes and captions of one drawing and lays them over each other in that order. */
export class Drawing {
  readonly #lines: CanvasElement[] = [];
  readonly #frames: CanvasElement[] = [];
  readonly #grounds: CanvasElement[] = [];
  readonly #shapes: CanvasElement[] = [];
  readonly #captions: Caption[] = [];

  /** A link along the points given, in the style of its type. */
  link(type: TopologyEdge['type'], points: readonly Place[]): void {
    const { color, width, dash } = edgeStyles[type];
    const [length, space] = dash.map((pixels) => pixels * lineScale);
    this.#lines.push({
      type: 'polyline',
      points: points.map(({ x, y }) => ({ x, y })),
      lineWidth: width * lineScale,
      lineColor: color.print,
      ...(length === undefined ? {} : { dash: { length, space } }),
    });
  }

  /** The shape of a node type, with its middle at a place; several of a kind as a small stack. */
  node(
    type: TopologyNode['type'],
    at: Place,
    options: { readonly isMany?: boolean; readonly size?: number } = {},
  ): void {
    const radius = options.size === undefined ? nodeStyles[type].size * shapeScale : options.size / 2;
    if (options.isMany) this.#shapes.push(shapeOf(type, { x: at.x + 3, y: at.y - 3 }, radius));
    this.#shapes.push(shapeOf(type, at, radius));
  }

  /** A frame with a ground of its own, its top left at a place. */
  frame({ x, y }: Place, w: number, h: number, accent: boolean): void {
    this.#frames.push({
      type: 'rect',
      x,
      y,
      w,
      h,
      r: 4,
      color: colours.paper,
      lineWidth: accent ? 1.2 : 0.7,
      lineColor: accent ? colours.accent : colours.line,
    });
  }

  /** One line of text on a ground that keeps it readable over lines. */
  caption(
    text: string,
    at: Place,
    width: number,
    options: { bold?: boolean; colour?: string; align?: 'left' } = {},
  ): void {
    const shown = shortened(text, Math.floor(width / letterWidth));
    const { bold = false, colour = colours.ink, align = 'center' } = options;
    const w = Math.min(width, shown.length * letterWidth + 2);
    const left = align === 'left' ? at.x - width / 2 : at.x - w / 2;
    this.#grounds.push({
      type: 'rect',
      x: left,
      y: at.y,
      w,
      h: captionSize + 1.5,
      color: colours.paper,
      fillOpacity: 0.85,
      lineWidth: 0,
      lineColor: colours.paper,
    });
    this.#captions.push({ text: shown, at, width, bold, colour, align });
  }

  content(height: number): Content {
    const captions = this.#captions.map(
      ({ text, at, width, bold, colour, align }): Content => ({
        relativePosition: { x: at.x - width / 2, y: at.y },
        columns: [{ width, ...lineText(text, { width, size: captionSize, align, bold, colour }) }],
      }),
    );
    const canvas: Content = {
      canvas: [...this.#lines, ...this.#frames, ...this.#grounds, ...this.#shapes],
      relativePosition: { x: 0, y: 0 },
    };
    return { stack: [canvas, ...captions, { text: '', margin: [0, height, 0, 0] }] };
  }
}

/** Points of type, and the width of a letter of it on average. */
const captionSize = 6.5;
const letterWidth = captionSize * 0.54;

/** Points to a pixel of the canvas at zoom 1, for shapes and for lines. */
const shapeScale = 0.35;
const lineScale = 0.5;

function shapeOf(type: TopologyNode['type'], at: Place, radius: number): CanvasElement {
  const { shape, color } = nodeStyles[type];
  return {
    type: 'polyline',
    closePath: true,
    points: shapeOutline(shape, radius).map(({ x, y }) => ({ x: at.x + x, y: at.y + y })),
    color: color.print,
    lineWidth: 0.8,
    lineColor: colours.paper,
  };
}
