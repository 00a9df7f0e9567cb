import type { CanvasElement, Margins, TDocumentDefinitions } from 'pdfmake/interfaces';

/** How letters look; sizes in points. */
interface Look {
  readonly size: number;
  readonly bold: boolean;
  readonly colour: string;
  readonly lineHeight: number;
}

interface TextBlock extends Look {
  readonly kind: 'text';
  readonly text: string;
  readonly above: number;
  readonly below: number;
  /** Whether the table of contents lists it. */
  readonly isListed: boolean;
  readonly newPage?: 'portrait' | 'landscape';
}

export interface TableBlock extends Look {
  readonly kind: 'table';
  /** Points of a column's text, padding apart. */
  readonly columns: readonly { readonly width: number; readonly align: 'left' | 'right' }[];
  /** Empty without a title; empty without titles of the columns. */
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Shapes with captions over them; positions are those from its top left. */
export interface DrawingBlock {
  readonly kind: 'drawing';
  /** From the left margin of the page. */
  readonly left: number;
  readonly height: number;
  readonly shapes: readonly CanvasElement[];
  readonly captions: readonly (Look & Caption)[];
}

interface Caption {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align: 'left' | 'center';
}

export type Block = TextBlock | TableBlock | DrawingBlock | { readonly kind: 'contents' };

/** Of a portrait page between its margins, and of a table's cell left and right of its text. */
const textWidth = 595.28 - 2 * 48;
const padding = 8;

/**
 * All texts, tables and drawings of a report in their order, without pdfmake's nesting, styles and layouts: what
 * someone would draw who writes the same report manually.
 */
export function reportBlocks(definition: TDocumentDefinitions): Block[] {
  const { content, styles, defaultStyle } = definition as unknown as Definition;
  const look = lookOf(defaultStyle, { size: 12, bold: false, colour: '#000000', lineHeight: 1 });
  return blocksOf(content, look, 0, styles);
}

interface Definition {
  readonly content: Node;
  readonly styles: Styles;
  readonly defaultStyle: Node;
}

type Styles = Readonly<Record<string, Node>>;

/** What of pdfmake's nodes is read here. */
interface Node extends Readonly<Record<string, unknown>> {
  readonly text?: unknown;
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly lineHeight?: number;
  readonly margin?: Margins;
  readonly alignment?: 'left' | 'right' | 'center';
  readonly pageOrientation?: 'portrait' | 'landscape';
  readonly relativePosition?: { readonly x: number; readonly y: number };
  readonly stack?: readonly Node[];
  readonly columns?: readonly Node[];
  readonly columnGap?: number;
  readonly canvas?: readonly CanvasElement[];
  readonly table?: {
    readonly widths: readonly (number | string)[];
    readonly body: readonly (readonly Node[])[];
    readonly headerRows?: number;
  };
}

function blocksOf(given: Node, outer: Look, left: number, styles: Styles): Block[] {
  if (Array.isArray(given)) return given.flatMap((one) => blocksOf(one, outer, left, styles));
  const node: Node = typeof given.style === 'string' ? { ...styles[given.style], ...given } : given;
  const look = lookOf(node, outer);
  if (node.toc) return [{ kind: 'contents' }];
  if (node.table) return [tableOf(node.table, look)];
  if (node.canvas) return [drawingOf([node], look, left)];
  if (node.stack?.some(({ canvas }) => canvas)) return [drawingOf(node.stack, look, left)];
  if (node.stack) return node.stack.flatMap((one) => blocksOf(one, look, left, styles));
  if (node.columns) {
    const step = Number(node.columns[0]?.width) + (node.columnGap ?? 0);
    return node.columns.flatMap((one, index) => blocksOf(one, look, left + index * step, styles));
  }
  const [, above = 0, , below = 0] = Array.isArray(node.margin) ? node.margin : [];
  return [
    {
      ...look,
      kind: 'text',
      text: textOf(node),
      above,
      below,
      isListed: node.tocItem === true,
      ...(node.pageBreak === 'before' && { newPage: node.pageOrientation ?? 'portrait' }),
    },
  ];
}

const lookOf = ({ fontSize, bold, color, lineHeight }: Node, outer: Look): Look => ({
  size: fontSize ?? outer.size,
  bold: bold ?? outer.bold,
  colour: color ?? outer.colour,
  lineHeight: lineHeight ?? outer.lineHeight,
});

function tableOf({ widths, body, headerRows = 0 }: NonNullable<Node['table']>, look: Look): TableBlock {
  const fixed = widths.map((width) => (typeof width === 'number' ? width : 0));
  const room = textWidth - fixed.reduce((sum, width) => sum + width + padding, 0);
  const shares = fixed.filter((width) => width === 0).length;
  const texts = body.map((row) => row.map(textOf));
  return {
    ...look,
    kind: 'table',
    columns: fixed.map((width, index) => ({
      width: width === 0 ? room / shares : width,
      align: body.at(-1)?.[index]?.alignment === 'right' ? 'right' : 'left',
    })),
    title: headerRows > 1 ? (texts[0]?.[0] ?? '') : '',
    head: texts[headerRows - 1] ?? [],
    rows: texts.slice(headerRows),
  };
}

function drawingOf(parts: readonly Node[], look: Look, left: number): DrawingBlock {
  const margin = parts.at(-1)?.margin;
  return {
    kind: 'drawing',
    left,
    height: Array.isArray(margin) ? (margin[1] ?? 0) : 0,
    shapes: parts.flatMap(({ canvas = [] }) => canvas),
    captions: parts.flatMap(({ relativePosition: at, columns: [caption] = [] }) =>
      at === undefined || caption === undefined
        ? []
        : [
            {
              ...lookOf(caption, look),
              ...at,
              text: textOf(caption),
              width: Number(caption.width),
              align: caption.alignment === 'center' ? 'center' : 'left',
            },
          ],
    ),
  };
}

/** A cell's lines, whatever it is made of. */
function textOf(node: Node | string): string {
  if (typeof node !== 'object') return String(node);
  if (node.stack) return node.stack.map(textOf).join('\n');
  return Array.isArray(node.text) ? node.text.map(textOf).join('') : String(node.text ?? '');
}
