import type { TopologyNode } from '../../contract/topology-items.ts';
import { naturally } from '../../vocabulary/natural-order.ts';
import { tierOf } from '../graph/tiers.ts';
import { type Area, frameOf, type Point, room } from './area.ts';
import { floorOf } from './floor-of.ts';
import type { StandingNodes } from './standing-nodes.ts';

/** A site is not made wider than this by new floors beside each other, in px. */
const widest = 2_400;
/** Between the rows of a floor, in px: links show between them. */
const rowStep = 1.25 * room.height;

/**
 * Puts the nodes of floors of which nothing stands yet: each floor as a block of its own, right of the site's others and level
 * with them, in a further row where that becomes too wide. What is right of the site or below it makes room.
 */
export function putFloors(
  floors: readonly (readonly TopologyNode[])[],
  site: string,
  before: StandingNodes,
): StandingNodes {
  let standing = before;
  const frame = before.frame(site) ?? before.whole();
  const right = Math.max(frame.right, frame.left + widest);
  let corner: Point = { x: frame.right, y: before.topOfFloors(site) ?? frame.top };
  let rowBottom = frame.bottom;
  for (const own of floors) {
    const block = blockOf(own);
    const { width, height } = sizeOf(block);
    if (corner.x > frame.right && corner.x + width > right) corner = { x: frame.left, y: rowBottom };
    const at: Area = { left: corner.x, top: corner.y, right: corner.x + width, bottom: corner.y + height };
    standing = standing.withRoomFor(site, at);
    for (const [node, { x, y }] of block)
      standing.put({ id: node.id, site, on: floorOf(node), x: corner.x + x, y: corner.y + y });
    corner = { x: at.right, y: corner.y };
    rowBottom = Math.max(rowBottom, at.bottom);
  }
  return standing;
}

/** Rows by what hangs on what, each in the order of its names; from the upper left corner of the block. */
function blockOf(nodes: readonly TopologyNode[]): ReadonlyMap<TopologyNode, Point> {
  const rankOf = (node: TopologyNode) => tierOf(node) * 2 + (node.layer === 'endpoint' ? 1 : 0);
  const ranks = [...Map.groupBy(nodes, rankOf)].toSorted(([a], [b]) => a - b);
  const columns = Math.max(2, Math.ceil(Math.sqrt(nodes.length)));
  const rows = ranks.flatMap(([, rank]) => {
    const ordered = rank.toSorted((a, b) => naturally(a.label, b.label));
    return Array.from({ length: Math.ceil(rank.length / columns) }, (_, row) =>
      ordered.slice(row * columns, (row + 1) * columns),
    );
  });
  return new Map(
    rows.flatMap((row, down) =>
      row.map((node, across) => [
        node,
        { x: (across + 0.5) * room.width, y: room.height / 2 + down * rowStep },
      ]),
    ),
  );
}

function sizeOf(block: ReadonlyMap<TopologyNode, Point>): {
  readonly width: number;
  readonly height: number;
} {
  const { left = 0, top = 0, right = 0, bottom = 0 } = frameOf(block.values()) ?? {};
  return { width: right - left, height: bottom - top };
}
