import { naturally } from '#shared/vocabulary/natural-order.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { type Block, type BlockLink, rowGap, type SiteCore } from './blocks.ts';

/**
 * Corners at once: a row for each rank, its blocks ordered by the middle of what they are attached to. Some
 * milliseconds for a thousand nodes; the engine refines it later.
 */
export function roughLayout({ blocks, links }: SiteCore): Positions {
  const uplinks = Map.groupBy(links, ({ lower }) => lower);
  const rows = [...Map.groupBy(blocks, ({ rank }) => rank)].toSorted(([a], [b]) => a - b);
  const corners = new Map<string, Position>();
  const middles = new Map<string, number>();
  let top = 0;
  for (const [, row] of rows) {
    placeRow(row, { top, uplinks, corners, middles });
    top += Math.max(...row.map(({ height }) => height)) + rowGap;
  }
  return corners;
}

interface Placing {
  readonly top: number;
  readonly uplinks: ReadonlyMap<string, readonly BlockLink[]>;
  readonly corners: Map<string, Position>;
  readonly middles: Map<string, number>;
}

function placeRow(row: readonly Block[], { top, uplinks, corners, middles }: Placing): void {
  const pull = new Map(row.map(({ id }) => [id, meanOf(uplinks.get(id) ?? [], middles)]));
  const pullOf = ({ id }: Block) => pull.get(id) ?? 0;
  // What stands on one floor stays together, in the order of its names: access point 1 left of 2, whatever carries them.
  const floors = new Map(
    [...Map.groupBy(row, ({ id, floor }) => floor ?? id)].map(([key, own]) => [
      key,
      own.reduce((sum, block) => sum + pullOf(block), 0) / own.length,
    ]),
  );
  const placeOf = ({ id, floor }: Block) => floors.get(floor ?? id) ?? 0;
  const ordered = row.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) || (a.floor ?? '').localeCompare(b.floor ?? '') || naturally(a.label, b.label),
  );
  let left = -ordered.reduce((sum, { width }) => sum + width, 0) / 2;
  for (const { id, width } of ordered) {
    corners.set(id, { x: left, y: top });
    middles.set(id, left + width / 2);
    left += width;
  }
}

function meanOf(links: readonly BlockLink[], middles: ReadonlyMap<string, number>): number {
  const at = links.flatMap(({ upper }) => middles.get(upper) ?? []);
  return at.length === 0 ? 0 : at.reduce((sum, x) => sum + x, 0) / at.length;
}
