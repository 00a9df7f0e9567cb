import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { siteFrameMargin as margin } from '#shared/network/drawing/site-frame.ts';
import { type Box, boxAround, type Positions } from '#web/features/topology/model/positions.ts';

/** Of a name above a frame, with room for it at half the usual zoom, in pixels at zoom 1. */
const nameHeight = 44;

/** Where the names of sites are painted: above each frame, as wide as that, since a name may begin anywhere in it. */
export function titleStrips(nodes: readonly TopologyNode[], positions: Positions): readonly Box[] {
  const sites = Map.groupBy(
    nodes.filter(({ site }) => site !== undefined),
    ({ site }) => site,
  );
  return [...sites.values()].flatMap((own) => {
    const box = boxAround(own.flatMap(({ id }) => positions.get(id) ?? []));
    if (!box) return [];
    const bottom = box.top - margin.top;
    return [
      { left: box.left - margin.side, top: bottom - nameHeight, right: box.right + margin.side, bottom },
    ];
  });
}
