import type { TopologyNode } from '../../contract/topology-items.ts';

/** The members of a cluster together, as the one device that they are; every other device by itself. */
export const logicalDevices = <Node extends Pick<TopologyNode, 'id' | 'cluster'>>(
  nodes: readonly Node[],
): Node[][] => [...Map.groupBy(nodes, ({ id, cluster }) => cluster ?? id).values()];

/** Whether two nodes are one logical device: the same, or members of one cluster. */
export const isSameDevice = (
  a: Pick<TopologyNode, 'id' | 'cluster'>,
  b: Pick<TopologyNode, 'id' | 'cluster'>,
): boolean => a.id === b.id || (a.cluster !== undefined && a.cluster === b.cluster);

/** What a cluster is called: its members' labels are those of the chassis. */
export const clusterName = (id: string): string => id.toUpperCase();
