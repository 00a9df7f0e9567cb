import type { TopologyNode } from '../../contract/topology-items.ts';

/** Names the floor that a device stands on, in its building; undefined where it stands on none. */
export const floorOf = ({ building, floor }: Pick<TopologyNode, 'building' | 'floor'>): string | undefined =>
  building === undefined && floor === undefined ? undefined : `${building ?? ''} ${floor ?? ''}`;
