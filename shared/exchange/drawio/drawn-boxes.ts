import { markName } from '../design/element-marks.ts';
import { childrenOf, numberOf } from '../xml/xml-element.ts';
import type { DrawioCell } from './drawio-cells.ts';

export type CellsById = ReadonlyMap<string, DrawioCell>;
export type BoxesById = ReadonlyMap<string, DrawnBox>;

/** In pixels of the page, from its upper left corner. */
interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a vertex is drawn; places within a container count from its corner. */
export function boxOf(cell: DrawioCell, byId: CellsById): DrawnBox | undefined {
  const { geometry } = cell;
  if (geometry === undefined) return undefined;
  const figure = (name: string) => numberOf(geometry, name) ?? 0;
  const { x, y } = cornerAround(cell, byId);
  return { x: x + figure('x'), y: y + figure('y'), width: figure('width'), height: figure('height') };
}

/** Where the end of a link is drawn that is tied to nothing. */
export function looseEndOf(
  link: DrawioCell,
  end: 'sourcePoint' | 'targetPoint',
  byId: CellsById,
): Pick<DrawnBox, 'x' | 'y'> | undefined {
  const points = link.geometry === undefined ? [] : childrenOf(link.geometry, 'mxPoint');
  const point = points.find(({ attributes }) => attributes.get('as') === end);
  if (point === undefined) return undefined;
  const corner = cornerAround(link, byId);
  return { x: corner.x + (numberOf(point, 'x') ?? 0), y: corner.y + (numberOf(point, 'y') ?? 0) };
}

function cornerAround(cell: DrawioCell, byId: CellsById): Pick<DrawnBox, 'x' | 'y'> {
  const corner = { x: 0, y: 0 };
  const seen = new Set([cell.id]);
  let around = byId.get(cell.parent ?? '');
  while (around?.isVertex && !seen.has(around.id)) {
    seen.add(around.id);
    corner.x += numberOf(around.geometry, 'x') ?? 0;
    corner.y += numberOf(around.geometry, 'y') ?? 0;
    around = byId.get(around.parent ?? '');
  }
  return corner;
}

/** So far from a shape a line seems to end at it, in pixels of the page. */
const reach = 12;

/** The shape at which a point lies. */
export function shapeAt(
  { x, y }: Pick<DrawnBox, 'x' | 'y'>,
  shapes: readonly DrawioCell[],
  boxes: BoxesById,
): DrawioCell | undefined {
  const near = shapes.flatMap((cell) => {
    const box = boxes.get(cell.id);
    if (box === undefined) return [];
    const away = Math.hypot(
      Math.max(box.x - x, 0, x - box.x - box.width),
      Math.max(box.y - y, 0, y - box.y - box.height),
    );
    return away <= reach ? [{ cell, away, area: box.width * box.height }] : [];
  });
  return near.toSorted((a, b) => a.away - b.away || a.area - b.area)[0]?.cell;
}

const surrounds = (outer: DrawnBox, inner: DrawnBox): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height &&
  outer.width * outer.height > inner.width * inner.height;

/**
 * The plain shapes that were drawn around others without being their containers, the smallest first: many people draw a site or
 * a zone as a rectangle behind its devices. Nothing is linked to them.
 */
export function framesAmong(
  shapes: readonly DrawioCell[],
  linked: ReadonlySet<string>,
  boxes: BoxesById,
): readonly { readonly cell: DrawioCell; readonly surrounds: (inner: DrawioCell) => boolean }[] {
  return shapes
    .flatMap((cell) => {
      const box = boxes.get(cell.id);
      if (box === undefined || linked.has(cell.id) || cell.facts.has(markName) || isStencil(cell)) return [];
      const around = ({ id }: DrawioCell): boolean => {
        const inner = boxes.get(id);
        return inner !== undefined && surrounds(box, inner);
      };
      return shapes.some(around) ? [{ cell, surrounds: around, area: box.width * box.height }] : [];
    })
    .toSorted((a, b) => a.area - b.area);
}

const isStencil = ({ style }: DrawioCell): boolean => /(?:^|;)(?:image=|shape=mxgraph\.)/.test(style);
