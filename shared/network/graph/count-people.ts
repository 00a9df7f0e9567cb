import type { TopologyNode } from '../../contract/topology.ts';

/** People: groups that are no devices of theirs. A group drawn by hand of which nobody says more counts as people. */
export const arePeople = ({ type, group }: TopologyNode): boolean =>
  type === 'user' && group !== 'phones' && group !== 'cameras' && group !== 'printers';
