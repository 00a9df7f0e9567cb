import type { Requirements } from '../../contract/requirements.ts';
import { onSharedSwitches } from '../requirements/segment-shares.ts';
import { segmentsOfSites } from '../sizing/apart-segments.ts';
import type { SizedSite } from '../sizing/size-site.ts';
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
  const all = segmentsOfSites(
    sized.map(({ site }) => site),
    requirements,
  );
  const segments = onSharedSwitches(all);
  return sized.map((site) => planVlans(site, requirements, segments));
}
