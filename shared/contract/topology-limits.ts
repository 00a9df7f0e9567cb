import { viewLimits } from './drawn-view.ts';

/** Size limits of one topology, stored and returned. */
export const topologyLimits = {
  nodes: 20_000,
  edges: 40_000,
  subnets: 20_000,
  notes: 2_000,
  views: viewLimits.views,
} as const;

/** Addresses that one node lists at most: a hub has two for each of its tunnels. */
export const mostAddresses = 2_000;

/** JSON of one topology: 20,000 nodes and 40,000 links are about 22 MB. */
export const largestTopologyBytes = 30_000_000;
