import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { statedSites } from '../requirements/effective-sites.ts';
import { cabinetsOf, isInCabinet, reachedOutdoors, yardCabinets } from '../sizing/yard.ts';
import type { Finding } from './finding.ts';

/** Cameras and the like are planned in their building, wherever they stand: only of access points is it stated how much is outdoors. */
function unjudgedDevices(
  site: string,
  here: readonly TopologyNode[],
  cabinets: readonly TopologyNode[],
): Finding[] {
  const outdoors = new Set(cabinets.map(({ building }) => building));
  const groups = here.filter(({ group, building }) => group === 'cameras' && !outdoors.has(building));
  const devices = groups.reduce((sum, { quantity }) => sum + quantity, 0);
  if (devices === 0) return [];
  return [
    {
      severity: 'warning',
      elements: groups.map(({ id }) => id),
      sentence: `${site} has ${formatCount(devices, 'camera or other device', 'cameras and other devices')}, all on switches indoors: which of them stand outdoors is not stated, so their reach is not judged. One more than ${assumptions.copperM} m of cable from its closet needs a port in a cabinet, or fibre.`,
    },
  ];
}

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
      ...unjudgedDevices(name, here, cabinets),
    ];
  });
}
