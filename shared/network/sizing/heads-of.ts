import type { Requirements } from '../../contract/requirements.ts';
import { industrialModel } from '../requirements/assumptions.ts';
import { redundancyAt } from '../requirements/site-redundancy.ts';
import type { Closet } from './closets.ts';
import { switchesIn } from './layers.ts';
import type { SizedSite } from './size-site.ts';

/**
 * Switches that join several closets' to the edge: two where the core is a pair, none where one switch is all there is, or two that
 * hang on both members of a cluster.
 */
export function headsOf(
  closets: readonly Closet[],
  { site, edge }: Pick<SizedSite, 'site' | 'edge'>,
  requirements: Requirements,
): number {
  const switches = switchesIn(closets);
  // Industrial switches have no ports for a bundle between the two.
  const arePair =
    switches <= 2 && edge.firewalls === 2 && closets.every(({ model }) => model !== industrialModel);
  if (redundancyAt(requirements, site).core) return arePair ? 0 : 2;
  return switches > 1 ? 1 : 0;
}
