import type { Requirements } from '../../contract/requirements.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { statedSites } from '../requirements/effective-sites.ts';
import { cabinetsOf, isInCabinet, reachedOutdoors, yardCabinets } from '../sizing/yard.ts';
import type { Finding } from './finding.ts';

/** Sites whose yard is larger than what lies within a cable's length of the closets of their main building: what their cabinets still need. */
export function beyondCopper({ graph }: NetworkIndex, requirements: Requirements): Finding[] {
  const figures = assumptionsOf(requirements);
  return statedSites(requirements).flatMap((site): Finding[] => {
    const { name, outdoorM2 = 0 } = site;
    const { closets, nearM2 } = reachedOutdoors(site);
    const needed = yardCabinets(site);
    if (needed.length === 0) return [];
    const beyond = Math.ceil((outdoorM2 - nearM2) / figures.m2PerOutdoorAccessPoint);
    const here = graph.nodes.filter((node) => node.site === name);
    const cabinets = here.filter(isInCabinet);
    const points = here.filter(
      ({ type, surroundings }) => type === 'accesspoint' && surroundings === 'outdoor',
    );
    const reach = `${name} has ${formatNumber(outdoorM2)} m² outdoors, and ${assumptions.copperM} m of copper from ${formatCount(closets, 'closet')} a floor reach ${formatNumber(Math.round(nearM2))} m² of it at most`;
    const [first] = needed;
    const said =
      cabinets.length === 0
        ? `${formatCount(beyond, 'access point')} or more need cabinets outdoors on fibre, which are not planned`
        : `${formatCount(beyond, 'access point')} or more hang on ${formatCount(cabinetsOf(cabinets), 'cabinet')} outdoors. Where they stand is assumed (${first?.distanceM} m of duct to each), and what the cabinets cost with their power and foundations is not known: have the yard surveyed`;
    return [
      {
        severity: 'warning',
        elements: (cabinets.length === 0 ? points : cabinets).map(({ id }) => id),
        sentence: `${reach}: ${said}.`,
      },
    ];
  });
}
