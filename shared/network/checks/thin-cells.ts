import type { Requirements } from '../../contract/requirements.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { statedSites } from '../requirements/effective-sites.ts';
import { wifiEnvironmentOf } from '../requirements/wifi-environment.ts';
import { type SaidOfSite, warningsOfSites } from './alike-sites.ts';
import type { Finding } from './finding.ts';

/** Square metres of a hall, a circle of 13 m, that one access point indoors covers at most. Default. */
const mostM2 = 500;

/** Venues whose crowd takes so few access points that these cannot cover its halls: their number follows from clients alone. */
export function thinCells({ graph }: NetworkIndex, requirements: Requirements): Finding[] {
  const said = statedSites(requirements).flatMap((site): SaidOfSite[] => {
    const { name, areaM2, buildings } = site;
    if (wifiEnvironmentOf(site) !== 'venue') return [];
    const points = graph.nodes.filter(
      (node) => node.type === 'accesspoint' && node.site === name && node.surroundings !== 'outdoor',
    );
    const indoors = points.reduce((sum, { quantity }) => sum + quantity, 0);
    const wholeM2 = buildings.reduce((sum, building) => sum + building.areaM2, areaM2);
    const each = wholeM2 / Math.max(1, indoors);
    if (indoors === 0 || each <= mostM2) return [];
    return [
      {
        site: name,
        elements: points.map(({ id }) => id),
        sentence: (sites, areSeveral) =>
          `${sites}: ${areSeveral ? 'each has ' : ''}${formatCount(indoors, 'access point')} for ${formatNumber(wholeM2)} m²${areSeveral ? ', which are' : ' are'} enough for its clients, and leave ${formatNumber(Math.round(each))} m² to each, where ${mostM2} is the most that one covers. If the Wi-Fi is for all of the area, state another environment, or fewer clients on an access point.`,
      },
    ];
  });
  return warningsOfSites(said);
}
