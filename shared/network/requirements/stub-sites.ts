import type { Requirements } from '../../contract/requirements.ts';
import { statedSites } from './effective-sites.ts';
import { leafSites } from './leaf-sites.ts';
import { isOnMpls } from './site-terms.ts';

/** Leaf sites by name that are in an AS of their own, by a provider's MPLS: no routing is shared with them. */
export function stubSites(requirements: Requirements): ReadonlySet<string> {
  const leaves = leafSites(requirements);
  return new Set(
    statedSites(requirements).flatMap((site) =>
      leaves.has(site.name) && isOnMpls(requirements, site) ? [site.name] : [],
    ),
  );
}
