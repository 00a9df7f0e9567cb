import type { Graph } from '#shared/contract/topology.ts';
import type { Positions } from '../model/positions.ts';
import { packSites } from './pack-sites.ts';
import { roughSite } from './rough-site.ts';
import { siteGroups } from './site-groups.ts';

/** A place for every node at once, from its site and its layer; pure, so that a design always opens the same way. */
export const firstPositions = (graph: Graph): Positions =>
  packSites(siteGroups(graph).map((group) => ({ site: group.site, positions: roughSite(group) })));

/** The positions with those that are stored in the graph in their stead: what a person moved stays. */
export function withStored(graph: Graph, positions: Positions): Positions {
  const merged = new Map(positions);
  for (const { id, position } of graph.nodes) if (position) merged.set(id, position);
  return merged;
}

/** Whether a node has no stored place, so that a layout has something to do. */
export const needsLayout = (graph: Graph): boolean =>
  graph.nodes.some(({ position }) => position === undefined);
