import type { Requirements, Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import { formatLength } from '../../vocabulary/measures.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { assumptionsOf, type Figures } from '../requirements/changeable-assumptions.ts';
import { statedSites, withSegmentDevices } from '../requirements/effective-sites.ts';
import { countCabinets, isInCabinet, reachedOutdoors, yardCabinets } from '../sizing/yard.ts';
import type { Finding } from './finding.ts';

const devicesOf = (count: number): string =>
  formatCount(count, 'camera or other device', 'cameras and other devices');

/** The cameras and the like of a site, on cabinets and on switches indoors. */
function devicesOfSite(here: readonly TopologyNode[], cabinets: readonly TopologyNode[]) {
  const outdoors = new Set(cabinets.map(({ building }) => building));
  const all = here.filter(({ group }) => group === 'cameras');
  const indoors = all.filter(({ building }) => !outdoors.has(building));
  const sum = (groups: readonly TopologyNode[]) =>
    groups.reduce((total, { quantity }) => total + quantity, 0);
  const inside = sum(indoors);
  return { ids: indoors.map(({ id }) => id), inside, onCabinets: sum(all) - inside };
}

/** What hangs on the cabinets of a yard, which its access points need. */
function saidOfYard(
  { name, outdoorM2 = 0, ...site }: Site,
  here: readonly TopologyNode[],
  cabinets: readonly TopologyNode[],
  figures: Figures,
): Finding[] {
  const { closets, nearM2 } = reachedOutdoors({ ...site, outdoorM2 });
  const beyond = Math.ceil((outdoorM2 - nearM2) / figures.m2PerOutdoorAccessPoint);
  if (beyond <= 0) return [];
  const points = here.filter(
    ({ type, surroundings }) => type === 'accesspoint' && surroundings === 'outdoor',
  );
  const [first] = yardCabinets({ ...site, outdoorM2 });
  const reach = `${name} has ${formatNumber(outdoorM2)} m² outdoors, and ${assumptions.copperM} m of copper from ${formatCount(closets, 'closet')} a floor reach ${formatNumber(Math.round(nearM2))} m² of it at most`;
  const said =
    cabinets.length === 0
      ? `${formatCount(beyond, 'access point')} or more need cabinets outdoors on fibre, which are not planned`
      : `${formatCount(beyond, 'access point')} or more hang on ${formatCount(countCabinets(cabinets), 'cabinet')} outdoors. Where they stand is assumed (${first?.distanceM} m of duct to each), and what the cabinets cost with their power and foundations is not known: have the yard surveyed`;
  return [
    {
      severity: 'warning',
      elements: (cabinets.length === 0 ? points : cabinets).map(({ id }) => id),
      sentence: `${reach}: ${said}.`,
    },
  ];
}

/**
 * Cameras and the like outdoors: those that hang on cabinets, those that would have to, and where it is not stated how many there are or how
 * far, that their reach is not judged.
 */
function saidOfCameras(
  site: Site,
  here: readonly TopologyNode[],
  cabinets: readonly TopologyNode[],
): Finding[] {
  const { name, outdoorCameras, outdoorCamerasM } = site;
  const { ids, inside, onCabinets } = devicesOfSite(here, cabinets);
  const warning = (elements: readonly string[], sentence: string): Finding[] => [
    { severity: 'warning', elements: [...elements], sentence },
  ];
  const needed = yardCabinets(site);
  const { copperM } = assumptions;
  if (outdoorCameras === undefined)
    return needed.length === 0 || inside === 0
      ? []
      : warning(
          ids,
          `${name} has ${devicesOf(inside)}, all on switches indoors: which of them stand outdoors is not stated, so their reach is not judged. State how many do, and how far: one more than ${copperM} m of cable from its closet needs a port in a cabinet, or fibre.`,
        );
  if (outdoorCameras === 0) return [];
  if (outdoorCamerasM === undefined && needed.length === 0)
    return warning(
      ids,
      `${name} has ${devicesOf(outdoorCameras)} outdoors, and how far is not stated: they are planned on switches indoors, which reach ${copperM} m of cable. State how far the farthest is.`,
    );
  const far = needed.reduce((sum, { cameras }) => sum + cameras, 0);
  const missing = Math.max(0, far - onCabinets);
  const reach =
    outdoorCamerasM === undefined
      ? 'beyond the reach of copper'
      : `up to ${formatLength(outdoorCamerasM)} of cable from a closet, where copper carries ${copperM} m`;
  return [
    ...(onCabinets > 0 && outdoorCamerasM !== undefined && outdoorCamerasM > copperM
      ? warning(
          cabinets.map(({ id }) => id),
          `${name} has ${devicesOf(onCabinets)} outdoors, ${reach}: they hang on ${formatCount(countCabinets(cabinets), 'cabinet')} on fibre, one for each ${2 * copperM} m of a circle around the building. Where they stand is assumed, and what the cabinets cost with their power and foundations is not known: have the grounds surveyed.`,
        )
      : []),
    ...(missing > 0
      ? warning(
          ids,
          `${name}: ${devicesOf(missing)} outdoors, ${reach}, have no cabinet, since they are in segments on switches of their own, or in another building: cabinets are planned around the main building, on switches that segments share. Give their segment full separation instead, or plan a cabinet by hand.`,
        )
      : []),
  ];
}

/** Sites whose yard or whose cameras lie beyond a cable's length from the closets of their main building: what their cabinets still need. */
export function beyondCopper({ graph }: NetworkIndex, requirements: Requirements): Finding[] {
  const figures = assumptionsOf(requirements);
  const isOutdoors = isInCabinet(requirements);
  const sites = withSegmentDevices(requirements, statedSites(requirements));
  return sites.flatMap((site): Finding[] => {
    if (site.outdoorM2 === undefined && site.outdoorCameras === undefined) return [];
    const here = graph.nodes.filter((node) => node.site === site.name);
    const cabinets = here.filter(isOutdoors);
    return [...saidOfYard(site, here, cabinets, figures), ...saidOfCameras(site, here, cabinets)];
  });
}
