import type { TopologyNode } from '../../contract/topology-items.ts';
import type { Cable } from '../cables/cable-schedule.ts';

/** Whether there is a device in a place today: one that stays, or one that another takes the place of, and the rack that it stands in. */
export const isThere = ({ status }: Pick<TopologyNode, 'status'>): boolean =>
  status === 'kept' || status === 'replaced';

/** Whether a cable is there already: between two devices that stay, and to the outlets of a place that has a device today. */
export function cablesThere(nodes: readonly TopologyNode[]): (cable: Cable) => boolean {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return ({ from, to, use }) => {
    const [near = nowhere, far = nowhere] = [byId.get(from.node), byId.get(to.node)];
    return use === 'outlet' ? isThere(near) : near.status === 'kept' && far.status === 'kept';
  };
}

const nowhere: Pick<TopologyNode, 'status'> = {};
