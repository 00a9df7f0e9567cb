import type { TopologyNode } from '../../contract/topology-items.ts';

/** Whether a node is something that is bought and configured: groups of people and providers are drawn, and are no devices. */
export const isDevice = ({ type }: Pick<TopologyNode, 'type'>): boolean =>
  type !== 'user' && type !== 'internet';
