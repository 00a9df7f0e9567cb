import type { TopologyNode } from '#shared/contract/topology-items.ts';

/** Where the configuration of a device is shown, from the tab of the topology; undefined for what has none. */
export const configurationLink = ({ id, type }: TopologyNode): string | undefined =>
  type === 'router' || type === 'firewall' || type === 'switch'
    ? `../configurations?device=${encodeURIComponent(id)}`
    : undefined;

/** Where every line of configuration is shown that comes from an element, from the tab of the topology. */
export const elementLinesLink = (id: string): string => `../configurations?element=${encodeURIComponent(id)}`;
