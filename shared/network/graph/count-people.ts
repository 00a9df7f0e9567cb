import type { TopologyNode } from '../../contract/topology-items.ts';
import type { NodeGroup } from '../../contract/topology-kinds.ts';

const devices: ReadonlySet<NodeGroup> = new Set(['phones', 'cameras', 'printers', 'management-ports']);

/** People: groups that are no devices of theirs. A manually drawn group without further detail counts as people. */
export const arePeople = ({ type, group }: TopologyNode): boolean =>
  type === 'user' && (group === undefined || !devices.has(group));

/**
 * People at all sites: of a site the most of those at desks, those on Wi-Fi and those that are stated, since somebody with a desk
 * and a laptop is one; and its guests. Phones, cameras and printers do not count.
 */
export function countPeople(nodes: readonly TopologyNode[]): number {
  const sites = Map.groupBy(nodes.filter(arePeople), ({ site }) => site);
  return [...sites.values()].reduce((sum, there) => {
    const [wired, wireless] = [ofGroup(there, 'wired-users'), ofGroup(there, 'wireless-users')];
    const stated = there.reduce((people, node) => people + (node.people ?? 0), 0);
    return sum + quantityOf(there) - wired - wireless + Math.max(wired, wireless, stated);
  }, 0);
}

/** Of the people, those who are guests. */
export const countGuests = (nodes: readonly TopologyNode[]): number => ofGroup(nodes, 'guests');

const ofGroup = (nodes: readonly TopologyNode[], group: NodeGroup): number =>
  quantityOf(nodes.filter((node) => node.group === group));

const quantityOf = (nodes: readonly TopologyNode[]): number =>
  nodes.reduce((sum, { quantity }) => sum + quantity, 0);
