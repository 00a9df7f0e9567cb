import { onceEach } from '#shared/caching/once-each.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { packSites } from './pack-sites.ts';
import { placedSites } from './placed-sites.ts';

/** A place for every node at once, from its site and its layer; pure, so that a design always opens the same way. */
export const firstPositions = (graph: Graph): Positions => packSites(placedSites(graph));

/** Worked out once for a graph. */
export const firstPositionsOf = onceEach(firstPositions);
