import type { TopologyNode } from '../../contract/topology-items.ts';
import { overlap } from './overlap.ts';
import type { Point, Rect } from './sites-drawing.ts';

/** A floor or a building of a site, around what stands there. */
export interface Band extends Rect {
  readonly title: string;
  /** The floor, the building, or both. */
  readonly on: Pick<TopologyNode, 'building' | 'floor'>;
}

/** Around the middles of the nodes, in pixels at zoom 1: a little less than the frame of the site has. */
const margin = { side: 62, top: 46, bottom: 70 } as const;

/** Floors whose nodes are nearer to each other, in pixels at zoom 1, have no line between them: a device takes 36. */
const leastBetween = 44;

/** Where a band's title stands: in its upper left corner. */
export const titleBox = ({ left, top, right, title }: Band): Rect => ({
  left: left + 4,
  top: top + 2,
  right: Math.min(right, left + 12 + title.length * 7),
  bottom: top + 20,
});

/**
 * The floors of a site, or its buildings, as far as each stands by itself: none where another's devices stand between,
 * as after somebody has moved them, and none where there is only one. What stands on no floor may stand between.
 */
export function siteBands(
  nodes: readonly TopologyNode[],
  placeOf: (id: string) => Point | undefined,
): readonly Band[] {
  const onFloors = nodes.filter((node) => titleOf(node) !== undefined);
  const groups = Map.groupBy(onFloors, titleOf);
  if (groups.size < 2) return [];
  const alone = apart(onFloors, groups, placeOf);
  if (alone.length === groups.size) return alone;
  // What a building's floors hang on stands on one of them, and in the drawing above several.
  const isFramed = new Set(alone.map(({ title }) => title));
  const lower = [...groups].map(([title, own]) => {
    const rest = own.filter(({ layer }) => isFramed.has(title ?? '') || layer !== 'distribution');
    return [title, rest] as const;
  });
  return apart(onFloors, new Map(lower), placeOf);
}

/** Those of these groups that stand by themselves. */
function apart(
  onFloors: readonly TopologyNode[],
  groups: ReadonlyMap<string | undefined, readonly TopologyNode[]>,
  placeOf: (id: string) => Point | undefined,
): readonly Band[] {
  const wide = [...groups].flatMap(([title, own]): Band[] => {
    const places = own.flatMap(({ id }) => placeOf(id) ?? []);
    const [first] = own;
    if (title === undefined || first === undefined || places.length === 0) return [];
    const { building, floor } = first;
    const [x, y] = [places.map((at) => at.x), places.map((at) => at.y)];
    return [
      {
        title,
        on: { ...(building !== undefined && { building }), ...(floor !== undefined && { floor }) },
        left: Math.min(...x) - margin.side,
        top: Math.min(...y) - margin.top,
        right: Math.max(...x) + margin.side,
        bottom: Math.max(...y) + margin.bottom,
      },
    ];
  });
  const bands = wide.map((band) => cutBetween(band, wide));
  return bands.filter(
    (band) =>
      bands.every((other) => other === band || !overlap(band, other)) &&
      onFloors.every((node) => titleOf(node) === band.title || !isIn(band, placeOf(node.id))),
  );
}

/** A band that ends in the middle between its nodes and those of others, where its margin would reach into theirs. */
function cutBetween(band: Band, all: readonly Band[]): Band {
  const cut = { ...band };
  for (const other of all) {
    if (other === band || !overlap(band, other)) continue;
    // Where the frames overlap by less than both margins, the nodes still stand apart.
    const isApart = (end: number, begin: number, margins: number) => end - begin + leastBetween <= margins;
    const middle = (end: number, begin: number, after: number, before: number) =>
      (end - after + begin + before) / 2;
    const { side, top, bottom } = margin;
    if (isApart(band.right, other.left, 2 * side))
      cut.right = Math.min(cut.right, middle(band.right, other.left, side, side));
    else if (isApart(other.right, band.left, 2 * side))
      cut.left = Math.max(cut.left, middle(other.right, band.left, side, side));
    else if (isApart(band.bottom, other.top, top + bottom))
      cut.bottom = Math.min(cut.bottom, middle(band.bottom, other.top, bottom, top));
    else if (isApart(other.bottom, band.top, top + bottom))
      cut.top = Math.max(cut.top, middle(other.bottom, band.top, bottom, top));
  }
  return cut;
}

/** Of a campus, buildings; elsewhere floors. */
const titleOf = ({ building, floor }: TopologyNode): string | undefined => {
  if (building !== undefined && floor !== undefined) return `${building}, floor ${floor}`;
  return building ?? (floor === undefined ? undefined : `Floor ${floor}`);
};

const isIn = ({ left, top, right, bottom }: Rect, at: Point | undefined): boolean =>
  at !== undefined && at.x > left && at.x < right && at.y > top && at.y < bottom;
