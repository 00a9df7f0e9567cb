import type { TopologyChanges } from '../../contract/topology-changes.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { graphDifference } from './graph-difference.ts';

/**
 * What turns `base` into `next`, so that only the difference is sent: `applyChanges(base, changesBetween(base,
 * next))` has next's nodes, links, subnets, notes and views. The order of elements is no part of it.
 */
export const changesBetween = (base: Graph, next: Graph): TopologyChanges =>
  graphDifference(base, next).changes;
