import type { NodeGroup, TopologyNode } from '../../contract/topology-items.ts';

const devices: ReadonlySet<NodeGroup> = new Set(['phones', 'cameras', 'printers', 'management-ports']);

/** People: groups that are no devices of theirs. A manually drawn group without further detail counts as people. */
export const arePeople = ({ type, group }: TopologyNode): boolean =>
  type === 'user' && (group === undefined || !devices.has(group));

/**
 * People at all sites: of a site the wired or the wireless ones, whichever are more, since somebody with a desk and a laptop is
 * both; and its guests. Phones, cameras and printers do not count.
 */
export function countPeople(nodes: readonly TopologyNode[]): number {
  const sites = Map.groupBy(nodes.filter(arePeople), ({ site }) => site);
  return [...sites.values()].reduce((sum, people) => {
    const of = (group: NodeGroup) => total(people.filter((node) => node.group === group));
    const staff = [of('wired-users'), of('wireless-users')] as const;
    return sum + total(people) - Math.min(...staff);
  }, 0);
}

const total = (nodes: readonly TopologyNode[]): number =>
  nodes.reduce((sum, { quantity }) => sum + quantity, 0);
