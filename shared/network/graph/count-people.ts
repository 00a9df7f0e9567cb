import type { NodeGroup, TopologyNode } from '../../contract/topology.ts';

const devices: ReadonlySet<NodeGroup> = new Set(['phones', 'cameras', 'printers', 'management-ports']);

/** People: groups that are no devices of theirs. A manually drawn group without further detail counts as people. */
export const arePeople = ({ type, group }: TopologyNode): boolean =>
  type === 'user' && (group === undefined || !devices.has(group));

/** Wired and wireless people; phones, cameras and printers do not count. */
export const countPeople = (nodes: readonly TopologyNode[]): number =>
  nodes.filter(arePeople).reduce((sum, { quantity }) => sum + quantity, 0);
