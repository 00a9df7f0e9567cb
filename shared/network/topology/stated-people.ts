import type { Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { spread } from '../requirements/effective-sites.ts';

/** Notes at a site's desks, else at its Wi-Fi users, how many people they are, where the site states it. */
export function noteStatedPeople({ people }: Site, nodes: readonly TopologyNode[]): void {
  if (people === undefined) return;
  const desks = nodes.filter(({ group }) => group === 'wired-users');
  const groups = desks.length > 0 ? desks : nodes.filter(({ group }) => group === 'wireless-users');
  const parts = spread(
    people,
    groups.map(({ quantity }) => quantity),
  );
  for (const [index, node] of groups.entries()) node.people = parts[index];
}
