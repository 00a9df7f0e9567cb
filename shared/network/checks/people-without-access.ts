import type { Requirements } from '../../contract/requirements.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { arePeople } from '../graph/count-people.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { peopleOf, staffOf, statedSites } from '../requirements/effective-sites.ts';
import type { Finding } from './finding.ts';

/** Sites that state more people than desks and wireless users together: the others have no way onto the network. */
export function peopleWithoutAccess({ graph }: NetworkIndex, requirements: Requirements): Finding[] {
  return statedSites(requirements).flatMap((site): Finding[] => {
    const [people, served] = [peopleOf(site), staffOf(site)];
    if (people <= served) return [];
    return [
      {
        severity: 'warning',
        elements: graph.nodes.flatMap((node) =>
          node.site === site.name && arePeople(node) ? [node.id] : [],
        ),
        sentence: `${site.name} states ${formatCount(people, 'person', 'people')}, and desks and wireless users for ${served} of them: unless they share desks, ${people - served} have neither a port nor Wi-Fi.`,
      },
    ];
  });
}
