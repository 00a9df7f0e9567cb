import { appendUnder } from '../../collections/append-under.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { accessTier, cell, type Neighbours, type TierPosition, tierOf } from '../graph/tiers.ts';

/** The access switches of a site side by side, with the leaves below each. */
export interface Columns {
  readonly width: number;
  readonly grids: readonly Grid[];
}

interface Grid {
  /** The id of the access switch, `elsewhere` of leaves that are attached to none. */
  readonly parent: string;
  readonly leaves: readonly TopologyNode[];
  /** Leaves side by side. */
  readonly across: number;
  readonly width: number;
}

/** The leaves of a site in grids, one below each access switch and one for those that are attached to none. */
export function columnsOf(nodes: readonly TopologyNode[], neighbours: Neighbours): Columns {
  const grids = Array.from(leavesByParent(nodes, neighbours), ([parent, leaves]): Grid => {
    const across = columnsFor(leaves.length);
    return { parent, leaves, across, width: Math.max(cell.width, across * cell.leafWidth) };
  });
  const width = grids.reduce((sum, grid) => sum + grid.width + columnGap, -columnGap);
  return { width: Math.max(0, width), grids };
}

/** Puts the access switches of a site at `top`, and their leaves from `below` on. */
export function placeColumns(
  { grids }: Columns,
  positions: Map<string, TierPosition>,
  at: { readonly left: number; readonly top: number; readonly below: number },
): void {
  let { left } = at;
  for (const { parent, leaves, across, width } of grids) {
    const middle = left + width / 2;
    const firstX = middle - ((across - 1) * cell.leafWidth) / 2;
    leaves.forEach(({ id }, index) => {
      const x = firstX + (index % across) * cell.leafWidth;
      positions.set(id, { x, y: at.below + Math.floor(index / across) * cell.leafHeight });
    });
    if (parent !== elsewhere) positions.set(parent, { x: middle, y: at.top });
    left += width + columnGap;
  }
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
      const near = neighbours(leaf).find((other) => parents.has(other.id));
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
