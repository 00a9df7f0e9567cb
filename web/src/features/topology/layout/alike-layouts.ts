import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import type { SiteCore } from './blocks.ts';

/** Corners of the blocks of one picture. */
export type LayOut = (core: SiteCore) => Promise<Positions>;

/** Lays out pictures of one shape once: sites that are built alike, and alike floors of one, cost what one of them costs. */
export function alikeLayouts(layOut: LayOut): LayOut {
  const known = new Map<string, Promise<readonly Position[]>>();
  return async (core) => {
    const shape = shapeOf(core);
    const placed = known.get(shape) ?? inOrder(core, layOut);
    known.set(shape, placed);
    const corners = await placed;
    return new Map(core.blocks.map(({ id }, i) => [id, corners[i] ?? { x: 0, y: 0 }]));
  };
}

const inOrder = async (core: SiteCore, layOut: LayOut): Promise<readonly Position[]> => {
  const corners = await layOut(core);
  return core.blocks.map(({ id }) => corners.get(id) ?? { x: 0, y: 0 });
};

/** All that a layout depends on: rows, sizes and links, whatever the blocks are called. */
function shapeOf({ blocks, links }: SiteCore): string {
  const order = new Map(blocks.map(({ id }, i) => [id, i]));
  return JSON.stringify([
    blocks.map(({ rank, width, height }) => [rank, width, height]),
    links.map(({ upper, lower }) => [order.get(upper), order.get(lower)]),
  ]);
}
