import { appendUnder } from '../../collections/append-under.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { accessTier, cell, type Neighbours, type TierPosition, tierOf } from '../graph/tiers.ts';

/** The access switches of a site side by side. */
export interface Columns {
  readonly width: number;
  /** Ids of the leaves that were placed. */
  readonly placed: readonly string[];
  /** x of each access switch, above the middle of its leaves. */
  readonly centres: ReadonlyMap<string, number>;
}

/** Puts the leaves of a site in grids, one below each access switch and one for those that are attached to none. */
export function placeLeaves(
  nodes: readonly TopologyNode[],
  neighbours: Neighbours,
  positions: Map<string, TierPosition>,
  at: { readonly left: number; readonly top: number },
): Columns {
  const grids = leavesByParent(nodes, neighbours);
  const centres = new Map<string, number>();
  const placed: string[] = [];
  let left = at.left;
  for (const [parent, leaves] of grids) {
    const columns = columnsFor(leaves.length);
    const width = Math.max(cell.width, columns * cell.leafWidth);
    const firstX = left + width / 2 - ((columns - 1) * cell.leafWidth) / 2;
    leaves.forEach((leaf, index) => {
      const x = firstX + (index % columns) * cell.leafWidth;
      positions.set(leaf.id, { x, y: at.top + Math.floor(index / columns) * cell.leafHeight });
      placed.push(leaf.id);
    });
    if (parent !== elsewhere) centres.set(parent, left + width / 2);
    left += width + columnGap;
  }
  return { width: Math.max(0, left - at.left - columnGap), placed, centres };
}

/** Key of the leaves that no access switch carries: servers on the core, or nodes without links. */
const elsewhere = '';
const columnGap = 40;

/** About as wide as high, and at most six across. */
const columnsFor = (leaves: number): number => Math.min(6, Math.max(1, Math.round(Math.sqrt(leaves / 1.6))));

function leavesByParent(nodes: readonly TopologyNode[], neighbours: Neighbours): Map<string, TopologyNode[]> {
  const parents = new Map<string, string>();
  const grids = new Map<string, TopologyNode[]>();
  for (const node of nodes) {
    if (tierOf(node) !== accessTier) continue;
    parents.set(node.id, node.id);
    grids.set(node.id, []);
  }
  // Access points before people, so that people who only hear a radio find the switch behind it; twice over the rest,
  // because a group may be attached to another group (PCs behind phones).
  const leaves = nodes.filter((node) => tierOf(node) > accessTier);
  const inOrder = [
    ...leaves.filter((node) => node.layer === 'access'),
    ...leaves.filter((node) => node.layer !== 'access'),
  ];
  for (let pass = 0; pass < 2; pass += 1) {
    for (const leaf of inOrder) {
      if (parents.has(leaf.id)) continue;
      const near = neighbours.get(leaf.id)?.find((other) => parents.has(other.id));
      const parent = near && parents.get(near.id);
      if (parent !== undefined) parents.set(leaf.id, parent);
    }
  }
  for (const leaf of inOrder) {
    const parent = parents.get(leaf.id) ?? elsewhere;
    appendUnder(grids, parent, leaf);
  }
  return grids;
}
