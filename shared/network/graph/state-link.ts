import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/** Whether a firewall pair shares its state over a link, which carries no traffic of others. */
export const isStateLink = (
  { subnet, vlans }: Pick<TopologyEdge, 'subnet' | 'vlans'>,
  source: Pick<TopologyNode, 'type'> | undefined,
  target: Pick<TopologyNode, 'type'> | undefined,
): boolean =>
  subnet === undefined && vlans.length === 0 && source?.type === 'firewall' && target?.type === 'firewall';
