import type { Requirements } from '../../contract/requirements.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { joinSome } from '../../vocabulary/lists.ts';
import { hubOf, statedSites } from '../requirements/effective-sites.ts';
import { ownAsOf } from '../requirements/own-as.ts';
import { leavesLocally } from '../requirements/site-terms.ts';

/** Says whose public servers are outside the network's own prefix: those that are reached by another internet access than the hub's. */
export function publicElsewhere(requirements: Requirements): string | undefined {
  const as = ownAsOf(requirements);
  if (as === undefined) return undefined;
  const sites = statedSites(requirements);
  const hub = hubOf(sites, requirements);
  const elsewhere = sites.flatMap((site, index) =>
    index !== hub && site.publicServers > 0 && leavesLocally(requirements, site)
      ? [`the ${formatCount(site.publicServers, 'public server')} of ${site.name}`]
      : [],
  );
  if (elsewhere.length === 0) return undefined;
  return `AS ${as} announces the network’s own addresses at ${sites[hub]?.name} alone: ${joinSome(elsewhere, 3)} have addresses of the provider there, and cannot take these along to another provider.`;
}
