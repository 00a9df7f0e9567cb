import { appendUnder } from '../../collections/append-under.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import {
  accessTier,
  cell,
  distributionTier,
  type Neighbours,
  neighboursOf,
  type TierPosition,
  tierOf,
  tiers,
} from '../graph/tiers.ts';
import { columnsOf, placeColumns } from './tier-leaves.ts';

/**
 * A layout from tiers and sites alone: layers top to bottom, sites left to right, the two of a pair side by side, and
 * what is attached to an access switch in a grid below it. Nodes are taken to be about 180 × 64 px. Linear in nodes
 * and links; takes any graph, also one that a person has edited.
 */
export function tierPositions(graph: Pick<Graph, 'nodes' | 'edges'>): ReadonlyMap<string, TierPosition> {
  const positions = new Map<string, TierPosition>();
  const neighbours = neighboursOf(graph);
  const rowY = rowHeights(graph.nodes);
  let left = 0;
  for (const nodes of bySite(graph.nodes).values()) {
    const columns = columnsOf(nodes, neighbours);
    const rows = tiers.map((_, tier) => nodes.filter((node) => tierOf(node) === tier));
    const width = Math.max(columns.width, ...rows.slice(0, accessTier).map((row) => row.length * cell.width));
    placeColumns(columns, positions, {
      left: left + (width - columns.width) / 2,
      top: rowY.tier[accessTier] ?? 0,
      below: rowY.leaves,
    });
    for (let tier = accessTier - 1; tier > 0; tier -= 1) {
      const centre = left + width / 2;
      const wanted = (node: TopologyNode) =>
        tier === distributionTier ? meanX(node, neighbours, positions, accessTier, centre) : centre;
      placeRow(rows[tier] ?? [], wanted, rowY.tier[tier] ?? 0, positions);
    }
    left += width + siteGap;
  }
  const providers = graph.nodes.filter((node) => tierOf(node) === 0);
  placeRow(providers, (node) => meanX(node, neighbours, positions, 1, 0), 0, positions);
  return positions;
}

const siteGap = 160;

/** Sites in the order in which they first appear; what has no site, the providers apart, comes as one more. */
function bySite(nodes: readonly TopologyNode[]): Map<string, TopologyNode[]> {
  const sites = new Map<string, TopologyNode[]>();
  for (const node of nodes) {
    if (tierOf(node) === 0) continue;
    appendUnder(sites, node.site ?? '', node);
  }
  return sites;
}

/** y of each tier, without room for tiers that no site has. */
function rowHeights(nodes: readonly TopologyNode[]): { tier: number[]; leaves: number } {
  const present = new Set(nodes.map(tierOf));
  let y = 0;
  const tier = tiers.map((_, index) => {
    const own = y;
    if (present.has(index)) y += cell.height;
    return own;
  });
  return { tier, leaves: tier.at(-1) ?? 0 };
}

function meanX(
  node: TopologyNode,
  neighbours: Neighbours,
  positions: ReadonlyMap<string, TierPosition>,
  tier: number,
  otherwise: number,
): number {
  let [sum, count] = [0, 0];
  for (const other of neighbours(node)) {
    const at = tierOf(other) === tier ? positions.get(other.id) : undefined;
    if (at === undefined) continue;
    sum += at.x;
    count += 1;
  }
  return count > 0 ? Math.round(sum / count) : otherwise;
}

/** Lays out a row: nodes with the same target position are placed around it side by side, without overlap. */
function placeRow(
  row: readonly TopologyNode[],
  wanted: (node: TopologyNode) => number,
  y: number,
  positions: Map<string, TierPosition>,
): void {
  const byPlace = new Map<number, TopologyNode[]>();
  for (const node of row) {
    const place = wanted(node);
    appendUnder(byPlace, place, node);
  }
  let free = Number.NEGATIVE_INFINITY;
  for (const [place, group] of [...byPlace].sort(([a], [b]) => a - b)) {
    let x = Math.max(free, place - ((group.length - 1) * cell.width) / 2);
    for (const node of group) {
      positions.set(node.id, { x, y });
      x += cell.width;
    }
    free = x;
  }
}
