import type { TopologyNode } from '../../contract/topology-items.ts';

/** The rows of devices that back each other up; a single device is in none. */
export const pairsOf = (nodes: readonly TopologyNode[]): TopologyNode[][] => {
  const rows = Map.groupBy(nodes, ({ pair }) => pair);
  rows.delete(undefined);
  return [...rows.values()];
};

/**
 * The mark of the row whose devices are to be of one model, since they share state, configuration and spares: firewalls,
 * core and distribution switches. Undefined for any other device.
 */
export const modelRowOf = ({ type, layer, pair }: TopologyNode): string | undefined =>
  type === 'firewall' || (type === 'switch' && (layer === 'core' || layer === 'distribution'))
    ? pair
    : undefined;
