import type { CanvasElement, Content } from 'pdfmake/interfaces';
import type { TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';
import { colours, edgeStyles, nodeColours } from '../base/theme.ts';
import { shortened, words } from '../base/words.ts';

/** Where something stands in a drawing, in points from its top left. */
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
    const { colour, width, dash } = edgeStyles[type];
    this.#lines.push({
      type: 'polyline',
      points: points.map(({ x, y }) => ({ x, y })),
      lineWidth: width,
      lineColor: colour,
      ...(dash ? { dash: { length: 3, space: 2 } } : {}),
    });
  }

  /** The shape of a node type, with its middle at a place; several of a kind as a small stack. */
  node(
    type: TopologyNode['type'],
    { x, y }: Place,
    options: { readonly isMany?: boolean; readonly size?: number } = {},
  ): void {
    const size = options.size ?? nodeSizes[type];
    if (options.isMany) this.#shapes.push(shapeOf(type, x + 3, y - 3, size));
    this.#shapes.push(shapeOf(type, x, y, size));
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
        columns: [{ width, text: words(text), alignment: align, bold, color: colour, fontSize: captionSize }],
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

/** In points, in the ratio of the specification's section 9: router 25, firewall 30, others 20. */
const nodeSizes: Readonly<Record<TopologyNode['type'], number>> = {
  router: 17.5,
  firewall: 21,
  switch: 14,
  accesspoint: 14,
  server: 14,
  user: 14,
  internet: 14,
};

/** Router diamond, firewall star, access point triangle, all others a box. */
function shapeOf(type: TopologyNode['type'], x: number, y: number, size: number): CanvasElement {
  const r = size / 2;
  const fill = { color: nodeColours[type], lineWidth: 0.8, lineColor: colours.paper } as const;
  const polygon = (points: Place[]): CanvasElement => ({
    type: 'polyline',
    closePath: true,
    points,
    ...fill,
  });
  switch (type) {
    case 'router':
      return polygon([
        { x, y: y - r },
        { x: x + r, y },
        { x, y: y + r },
        { x: x - r, y },
      ]);
    case 'firewall':
      return polygon(star(x, y, r));
    case 'accesspoint':
      return polygon([
        { x, y: y - r },
        { x: x + r, y: y + r },
        { x: x - r, y: y + r },
      ]);
    default:
      return { type: 'rect', x: x - r * 1.3, y: y - r, w: size * 1.3, h: size, r: 2, ...fill };
  }
}

function star(x: number, y: number, r: number): Place[] {
  return Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? r : r * 0.45;
    const angle = (Math.PI * index) / 5 - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}
