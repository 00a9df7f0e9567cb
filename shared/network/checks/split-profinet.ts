import type { Requirements } from '../../contract/requirements.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { segmentsOf } from '../requirements/subnet-segments.ts';
import { isOfClients } from '../vlans/clients.ts';
import { type SaidOfSite, warningsOfSites } from './alike-sites.ts';
import type { Finding } from './finding.ts';

/** Segments that speak PROFINET and have several networks at a site: its frames pass from none of these to another. */
export function splitProfinet({ graph }: NetworkIndex, { segments }: Requirements): Finding[] {
  const said = segments.flatMap(({ name, speaks }, index): SaidOfSite[] => {
    if (!speaks.some(({ protocol }) => protocol === 'profinet')) return [];
    const own = graph.subnets.filter((subnet) => isOfClients(subnet) && segmentsOf(subnet).includes(index));
    return [...Map.groupBy(own, ({ site }) => site)].flatMap(([site, there]): SaidOfSite[] =>
      there.length < 2
        ? []
        : [
            {
              site,
              elements: there.map(({ id }) => id),
              sentence: (sites) =>
                `${sites}: “${name}” speaks PROFINET, which is not routed, and has ${formatCount(there.length, 'network')} there: a controller reaches what is in its own alone. State a segment for each cell, counted in its building.`,
            },
          ],
    );
  });
  return warningsOfSites(said);
}
