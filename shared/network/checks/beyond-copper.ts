import type { Requirements } from '../../contract/requirements.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { statedSites } from '../requirements/effective-sites.ts';
import type { Finding } from './finding.ts';

/** Sites whose yard is larger than what lies within a cable's length of the closets of their main building. */
export function beyondCopper({ graph }: NetworkIndex, requirements: Requirements): Finding[] {
  const { m2PerOutdoorAccessPoint } = assumptionsOf(requirements);
  const { copperM, m2PerCloset } = assumptions;
  return statedSites(requirements).flatMap(({ name, outdoorM2 = 0, areaM2, floors }): Finding[] => {
    const floorM2 = areaM2 / floors;
    const closets = Math.max(1, Math.ceil(floorM2 / m2PerCloset));
    const nearM2 = Math.max(0, closets * Math.PI * copperM ** 2 - floorM2);
    if (outdoorM2 <= nearM2) return [];
    const beyond = Math.ceil((outdoorM2 - nearM2) / m2PerOutdoorAccessPoint);
    return [
      {
        severity: 'warning',
        elements: graph.nodes.flatMap(({ id, type, site, surroundings }) =>
          type === 'accesspoint' && site === name && surroundings === 'outdoor' ? [id] : [],
        ),
        sentence: `${name} has ${formatNumber(outdoorM2)} m² outdoors, and ${copperM} m of copper from ${formatCount(closets, 'closet')} a floor reach ${formatNumber(Math.round(nearM2))} m² of it at most: ${formatCount(beyond, 'access point')} or more need cabinets outdoors on fibre, which are not planned.`,
      },
    ];
  });
}
