import type { Requirements } from '../../contract/requirements.ts';
import { staffOf } from '../requirements/effective-sites.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { segmentShares } from './segment-shares.ts';
import { type PlannedVlan, planVlans } from './vlan-plan.ts';

/**
 * The VLANs of each site, in the order of the sites; all of them are split over the same segments.
 *
 * @throws Refusal as `planVlans` does.
 */
export function planSiteVlans(
  sized: readonly SizedSite[],
  requirements: Requirements,
): readonly (readonly PlannedVlan[])[] {
  const sum = (countOf: (site: SizedSite['site']) => number) =>
    sized.reduce((total, { site }) => total + countOf(site), 0);
  const segments = segmentShares(requirements, {
    staff: sum(staffOf),
    guests: sum(({ guests }) => guests),
    devices: sum(({ cameras }) => cameras),
  });
  return sized.map((site) => planVlans(site, requirements, segments));
}
