import type { Requirements } from '../../contract/requirements.ts';
import { staffOf } from '../requirements/effective-sites.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { dataSegments } from './data-segments.ts';
import { type PlannedVlan, planVlans } from './vlan-plan.ts';

/**
 * The VLANs of each site, in the order of the sites; staff is split over the same segments at all of them.
 *
 * @throws Refusal as `planVlans` does.
 */
export function planSiteVlans(
  sized: readonly SizedSite[],
  requirements: Requirements,
): readonly (readonly PlannedVlan[])[] {
  const staff = sized.reduce((sum, { site }) => sum + staffOf(site), 0);
  const segments = dataSegments(requirements, staff);
  return sized.map((site) => planVlans(site, requirements, segments));
}
