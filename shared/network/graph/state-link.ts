import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/** Whether a firewall pair shares its state over a link, which carries no traffic of others. */
export const isStateLink = (
  edge: Pick<TopologyEdge, 'subnet' | 'vlans'>,
  source: Pick<TopologyNode, 'type'> | undefined,
  target: Pick<TopologyNode, 'type'> | undefined,
): boolean => hasNoNetwork(edge) && source?.type === 'firewall' && target?.type === 'firewall';

/** What every such link has in common, whatever its ends. */
export const hasNoNetwork = ({ subnet, vlans }: Pick<TopologyEdge, 'subnet' | 'vlans'>): boolean =>
  subnet === undefined && vlans.length === 0;
