import type { TopologyNode } from '#shared/contract/topology.ts';

/** What becomes of a device where a network exists already. */
export const statusWords: Readonly<Record<NonNullable<TopologyNode['status']>, string>> = {
  kept: 'Kept',
  replaced: 'Replaced',
  new: 'New',
};
