import type { TopologyNode } from '../../contract/topology-items.ts';
import { type Neighbours, tierOf } from '../graph/tiers.ts';
import { type Point, room } from './area.ts';
import type { Standing, StandingNodes } from './standing-nodes.ts';

/** Where a new node would stand best: beside its twin, beside its like under the same device, or below or above what it hangs on. */
export function placeWanted(node: TopologyNode, standing: StandingNodes, neighbours: Neighbours): Point {
  const tier = tierOf(node);
  const near = neighbours(node);
  const isHere = ({ site }: TopologyNode) => site === node.site;
  const there = (nodes: readonly TopologyNode[]): Standing[] =>
    nodes.flatMap(({ id }) => standing.at(id) ?? []);

  const twins = there(near.filter((other) => isHere(other) && tierOf(other) === tier));
  if (twins.length > 0) return rightOf(twins);

  const anchors = near
    .filter((other) => isHere(other) && standing.at(other.id) !== undefined)
    .sort((a, b) => Math.abs(tierOf(a) - tier) - Math.abs(tierOf(b) - tier));
  const [anchor] = anchors.length > 0 ? anchors : near.filter(({ id }) => standing.at(id) !== undefined);
  const at = anchor && standing.at(anchor.id);
  if (anchor === undefined || at === undefined) return belowAll(node, standing);

  const isBelow = tierOf(anchor) < tier;
  const alike = there(neighbours(anchor).filter((other) => isHere(other) && tierOf(other) === tier)).filter(
    ({ y }) => (isBelow ? y > at.y : y < at.y),
  );
  if (alike.length > 0) return rightOf(alike);
  return { x: at.x, y: at.y + (isBelow ? room.height : -room.height) };
}

/** Right of the last of a row. */
function rightOf(row: readonly Standing[]): Point {
  const [first, ...others] = row;
  const last = others.reduce((rightmost, one) => (one.x > (rightmost?.x ?? 0) ? one : rightmost), first);
  return { x: (last?.x ?? 0) + room.width, y: last?.y ?? 0 };
}

function belowAll({ site }: TopologyNode, standing: StandingNodes): Point {
  const { left, bottom } = (site === undefined ? undefined : standing.frame(site)) ?? standing.whole();
  return { x: left + room.width / 2, y: bottom + room.height / 2 };
}
