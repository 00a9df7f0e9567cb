import type { Requirements } from '../../contract/requirements.ts';
import { onSharedSwitches } from '../requirements/segment-shares.ts';
import { segmentsOfSites } from '../sizing/apart-segments.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { fitTogether, reservedAddresses } from './subnet-size.ts';
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
  const reserved = reservedAddresses(requirements);
  const planned = (isTight: boolean) =>
    sized.map((site) => planVlans(site, requirements, segments, { reserved, isTight }));
  const usual = planned(false);
  const [only = [], ...others] = usual;
  const hosts = only.map((vlan) => vlan.hosts);
  return others.length > 0 || fitTogether(hosts, reserved, requirements) ? usual : planned(true);
}
