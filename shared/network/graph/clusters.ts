import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/** The id of the device that a node is, or is a member of. */
export const logicalId = ({ id, cluster }: Pick<TopologyNode, 'id' | 'cluster'>): string => cluster ?? id;

/** The members of a cluster together, as the one device that they are; every other device by itself. */
export const logicalDevices = <Node extends Pick<TopologyNode, 'id' | 'cluster'>>(
  nodes: readonly Node[],
): Node[][] => [...Map.groupBy(nodes, logicalId).values()];

/** Whether two nodes are one logical device: the same, or members of one cluster. */
export const isSameDevice = (
  a: Pick<TopologyNode, 'id' | 'cluster'>,
  b: Pick<TopologyNode, 'id' | 'cluster'>,
): boolean => a.id === b.id || (a.cluster !== undefined && a.cluster === b.cluster);

/** What a cluster is called: its members' labels are those of the chassis. */
export const clusterName = (id: string): string => id.toUpperCase();

/**
 * Whether the members of one logical device are a stack of switches: all of them forward, each by ports of its own. Of any
 * other cluster one member is active, and the same port of each is one interface.
 */
export const isStack = ({
  kind,
  members,
}: {
  readonly kind: TopologyNode['type'];
  readonly members: readonly unknown[];
}): boolean => kind === 'switch' && members.length > 1;

/** Whether a node is one of several members of which one is active. */
export const isStandbyMember = ({ type, cluster }: Pick<TopologyNode, 'type' | 'cluster'>): boolean =>
  cluster !== undefined && type !== 'switch';

export const isStackMember = ({ type, cluster }: Pick<TopologyNode, 'type' | 'cluster'>): boolean =>
  cluster !== undefined && type === 'switch';

/** Of the links between members of a stack, one of those by which they are one; the one beside them says that the other member lives. */
export const isStackLink = ({ aggregate }: Pick<TopologyEdge, 'aggregate'>): boolean =>
  aggregate !== undefined;
