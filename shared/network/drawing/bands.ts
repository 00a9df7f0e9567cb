import type { TopologyNode } from '../../contract/topology-items.ts';
import type { Point, Rect } from './sites-drawing.ts';

/** A floor or a building of a site, around what stands there. */
export interface Band extends Rect {
  readonly title: string;
}

/** Around the middles of the nodes, in pixels at zoom 1. */
const margin = { side: 70, top: 46, bottom: 64 } as const;

/** Where a band's title stands: in its upper left corner. */
export const titleBox = ({ left, top, right, title }: Band): Rect => ({
  left: left + 4,
  top: top + 2,
  right: Math.min(right, left + 12 + title.length * 7),
  bottom: top + 20,
});

/**
 * The floors of a site, or its buildings, as far as each stands by itself: none where another's devices stand between,
 * as after somebody has moved them, and none where there is only one.
 */
export function siteBands(
  nodes: readonly TopologyNode[],
  placeOf: (id: string) => Point | undefined,
): readonly Band[] {
  const groups = Map.groupBy(nodes, titleOf);
  groups.delete(undefined);
  if (groups.size < 2) return [];
  const bands = [...groups].flatMap(([title, own]): Band[] => {
    const places = own.flatMap(({ id }) => placeOf(id) ?? []);
    if (title === undefined || places.length === 0) return [];
    const [x, y] = [places.map((at) => at.x), places.map((at) => at.y)];
    return [
      {
        title,
        left: Math.min(...x) - margin.side,
        top: Math.min(...y) - margin.top,
        right: Math.max(...x) + margin.side,
        bottom: Math.max(...y) + margin.bottom,
      },
    ];
  });
  return bands.filter(
    (band) =>
      bands.every((other) => other === band || !meet(band, other)) &&
      nodes.every((node) => titleOf(node) === band.title || !isIn(band, placeOf(node.id))),
  );
}

/** Of a campus, buildings; elsewhere floors. */
const titleOf = ({ building, floor }: TopologyNode): string | undefined => {
  if (building !== undefined && floor !== undefined) return `${building}, floor ${floor}`;
  return building ?? (floor === undefined ? undefined : `Floor ${floor}`);
};

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isIn = ({ left, top, right, bottom }: Rect, at: Point | undefined): boolean =>
  at !== undefined && at.x > left && at.x < right && at.y > top && at.y < bottom;
