import type { TopologyNode } from '../../contract/topology.ts';

/** People: groups that are no devices of theirs. A manually drawn group without further detail counts as people. */
export const arePeople = ({ type, group }: TopologyNode): boolean =>
  type === 'user' && group !== 'phones' && group !== 'cameras' && group !== 'printers';
