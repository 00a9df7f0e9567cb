import type { Requirements } from '../../contract/requirements.ts';
import { hubOf, statedSites } from './effective-sites.ts';

/** Sites by name on which no other depends: all that the network shares with them are standard protocols, such as OSPF, BGP or IPsec. */
export function leafSites(requirements: Requirements): ReadonlySet<string> {
  const sites = statedSites(requirements);
  const hub = hubOf(sites, requirements);
  return new Set(
    sites.flatMap(({ kind, name }, index) => (index !== hub && kind !== 'datacentre' ? [name] : [])),
  );
}
