import type { Graph } from '#shared/contract/topology-items.ts';
import { cardGrid } from '#shared/network/drawing/card-grid.ts';
import { siteCards } from '#shared/network/drawing/site-cards.ts';
import { boxAround, grow, type Position, type Positions } from '#web/features/topology/model/positions.ts';
import { siteNames } from '#web/features/topology/model/shown-scope.ts';
import { cell } from './blocks.ts';
import { placedSites } from './placed-sites.ts';

/** Between the frames of two sites side by side, where lines pass, and beneath each other, in pixels at zoom 1. */
const gap = { across: 130, down: 150 } as const;
/** Width to height of what a wide screen leaves of the canvas. */
const aspect = 2.2;

/**
 * Sites in rows and columns, the hub in a row of its own above the others and the providers above all, so that lanes
 * between them are straight from top to bottom.
 */
export function gridPositions(graph: Graph): Positions {
  const placed = placedSites(graph).flatMap(({ site, positions }) => {
    const box = boxAround(positions.values());
    return box ? [{ site, positions, box: grow(box, cell.height / 2) }] : [];
  });
  const framed = placed.filter(({ site }) => site !== undefined);
  const width = Math.max(0, ...framed.map(({ box }) => box.right - box.left)) + gap.across;
  const pitch = {
    column: width,
    row: Math.max(0, ...framed.map(({ box }) => box.bottom - box.top)) + gap.down,
    providers: cell.height + gap.down,
  };
  const { cards, bundles } = siteCards(graph, new Set(siteNames(graph)));
  const sites = { cards: cards.filter(({ id }) => framed.some(({ site }) => site === id)), bundles };
  const { at, columns, rows } = cardGrid(sites, aspect, pitch);
  const tops = rowTops(
    Array.from({ length: rows }, (_, row) =>
      Math.max(
        0,
        ...framed.map(({ site = '', box }) => (at.get(site)?.row === row ? box.bottom - box.top : 0)),
      ),
    ),
  );
  return new Map(
    placed.flatMap(({ site, positions, box }) => {
      const place = at.get(site ?? '') ?? { row: -1, column: (columns - 1) / 2 };
      const dx = place.column * width - (box.left + box.right) / 2;
      const dy = place.row < 0 ? -gap.down - box.bottom : (tops[place.row] ?? 0) - box.top;
      return [...positions].map(([id, { x, y }]): [string, Position] => [
        id,
        { x: Math.round(x + dx), y: Math.round(y + dy) },
      ]);
    }),
  );
}

/** Upper edge of each row, by their heights. */
function rowTops(heights: readonly number[]): readonly number[] {
  let top = 0;
  return heights.map((height) => {
    const own = top;
    top += height + gap.down;
    return own;
  });
}
