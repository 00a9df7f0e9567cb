import type { Requirements } from '../../contract/requirements.ts';
import { onSharedSwitches, segmentsOfSites } from '../requirements/segment-shares.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { fitTogether, reservedAddresses } from './subnet-size.ts';
import { type PlannedVlan, planVlans } from './vlan-plan.ts';

/**
 * The VLANs of each site, in the order of the sites: those of the segments that it has, and room for its
 * wireless controllers.
 *
 * @throws Refusal as `planVlans` does.
 */
export function planSiteVlans(
  sized: readonly SizedSite[],
  requirements: Requirements,
  controllersAt: (site: string) => number = () => 0,
): readonly (readonly PlannedVlan[])[] {
  const shares = segmentsOfSites(
    sized.map(({ site }) => site),
    requirements,
  ).map(onSharedSwitches);
  const reserved = reservedAddresses(requirements);
  const planned = (isTight: boolean) =>
    sized.map((site, index) => {
      const own = shares[index];
      return own === undefined
        ? []
        : planVlans(site, requirements, own, {
            reserved,
            isTight,
            controllers: controllersAt(site.site.name),
          });
    });
  const usual = planned(false);
  const [only = [], ...others] = usual;
  const hosts = only.map((vlan) => vlan.hosts);
  return others.length > 0 || fitTogether(hosts, reserved, requirements) ? usual : planned(true);
}
