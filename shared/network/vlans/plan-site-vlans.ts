import type { Requirements } from '../../contract/requirements.ts';
import { onSharedSwitches, segmentsOfSites } from '../requirements/segment-shares.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { type Cutting, cuttings } from './cutting.ts';
import { isSmallBlock, reservedAddresses } from './subnet-size.ts';
import { type PlannedVlan, planVlans } from './vlan-plan.ts';

/** The VLANs of each site, in the order of the sites. */
export type SiteVlans = readonly (readonly PlannedVlan[])[];

/**
 * The VLANs of each site: those of the segments that it has, and room for its wireless controllers. For a single site in a small private
 * block several plans, from the usual one to those whose VLANs are cut to powers of two: the first that the block holds is to be taken.
 *
 * @throws Refusal as `planVlans` does.
 */
export function planSiteVlans(
  sized: readonly SizedSite[],
  requirements: Requirements,
  controllersAt: (site: string) => number = () => 0,
): readonly [SiteVlans, ...SiteVlans[]] {
  const shares = segmentsOfSites(
    sized.map(({ site }) => site),
    requirements,
  ).map(onSharedSwitches);
  const reserved = reservedAddresses(requirements);
  const planned = (cutting: Cutting) =>
    sized.map((site, index) => {
      const own = shares[index];
      return own === undefined
        ? []
        : planVlans(site, requirements, own, {
            reserved,
            cutting,
            controllers: controllersAt(site.site.name),
          });
    });
  const [usual, ...tighter] = cuttings;
  const canBeCut = sized.length === 1 && isSmallBlock(requirements);
  return [planned(usual), ...(canBeCut ? tighter.map(planned) : [])];
}
