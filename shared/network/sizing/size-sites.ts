import type { Requirements, Site } from '../../contract/requirements.ts';
import { hubOf, siteField } from '../requirements/effective-sites.ts';
import { figuresOfSites, type SizingFigures } from '../requirements/figures-of-sites.ts';
import { siteCodes } from '../requirements/naming.ts';
import { segmentsOfSites } from '../requirements/segment-shares.ts';
import { siteClasses } from '../requirements/site-classes.ts';
import { partSites } from './apart-segments.ts';
import { betweenVlans } from './between-vlans.ts';
import type { CircuitRates } from './circuit-rates.ts';
import { isWithinGateway } from './edge-devices.ts';
import { likeClosets } from './like-closets.ts';
import { growthFactor, type SizedSite, sizeSite } from './size-site.ts';

/** Closets, layers, edge and servers of each site, in the order of the sites; one of them is the hub. */
export function sizeSites(
  sites: readonly Site[],
  requirements: Requirements,
  circuits: CircuitRates,
): readonly SizedSite[] {
  const hub = hubOf(sites, requirements);
  const codes = siteCodes(sites);
  const figures = figuresOfSites(sites, requirements).map((own, index): SizingFigures => {
    const { servers = 0, publicServers = 0 } = sites[index] ?? {};
    const outsideMbps =
      index === hub ? circuits.internet.mbps : (circuits.sites[index]?.mbps ?? circuits.internet.mbps);
    return { ...own, outsideMbps, hasServers: servers > publicServers };
  });
  const classes = siteClasses(requirements);
  const isWithin = isWithinGateway(requirements);
  const growth = growthFactor(requirements);
  const shares = segmentsOfSites(sites, requirements);
  const parted = partSites(sites, requirements, growth, figures);
  const closetsAlike = likeClosets(growth);
  return figures.flatMap((own, index) => {
    const site = sites[index];
    if (site === undefined) return [];
    return sizeSite(
      site,
      parted[index] ?? { rest: site, apart: [] },
      {
        field: siteField(requirements, index),
        code: codes[index] ?? `S${index + 1}`,
        isHub: index === hub,
        isSmallBusiness: isWithin && classes.get(site.name)?.least === 'small-business',
        index,
        betweenVlans: betweenVlans(
          site,
          shares[index] ?? { staff: [], guests: [], devices: [] },
          requirements,
          growth,
        ),
      },
      requirements,
      own,
      closetsAlike,
    );
  });
}
