import type { Requirements } from '../../contract/requirements.ts';
import { statedSites } from './effective-sites.ts';
import { redundancyAt } from './site-redundancy.ts';

/** Whether devices have two power supplies, by the name of their site; as the design does where the site is not stated. */
export function redundantPower(requirements: Requirements): (site: string | undefined) => boolean {
  const sites = new Map(
    statedSites(requirements).map((site) => [site.name, redundancyAt(requirements, site).power]),
  );
  return (site) => sites.get(site ?? '') ?? requirements.redundancy.power;
}
