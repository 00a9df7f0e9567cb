import type { TopologyNode } from '../../contract/topology-items.ts';

/** Whether a device stands between the switches and what is outside. */
export const isAtEdge = ({ type }: Pick<TopologyNode, 'type'>): boolean =>
  type === 'router' || type === 'firewall';
