import type { Requirements } from '../../contract/requirements.ts';
import { hubOf, statedSites } from './effective-sites.ts';
import { wanKindAt } from './site-terms.ts';

/** Sites by name that are in an AS of their own, by a provider's MPLS, and on which no other depends: no routing is shared with them. */
export function stubSites(requirements: Requirements): ReadonlySet<string> {
  const sites = statedSites(requirements);
  const hub = hubOf(sites, requirements);
  return new Set(
    sites.flatMap((site, index) =>
      index !== hub && site.kind !== 'datacentre' && wanKindAt(requirements, site) === 'mpls'
        ? [site.name]
        : [],
    ),
  );
}
