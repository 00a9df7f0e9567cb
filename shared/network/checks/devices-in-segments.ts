import type { Requirements } from '../../contract/requirements.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { statedSites, withSegmentDevices } from '../requirements/effective-sites.ts';
import { type SaidOfSite, warningsOfSites } from './alike-sites.ts';
import type { Finding } from './finding.ts';

/** Sites whose segments of IoT count more devices than they state: whoever meant the one beside the other lacks ports. */
export function devicesInSegments({ graph }: NetworkIndex, requirements: Requirements): Finding[] {
  const stated = statedSites(requirements);
  const said = withSegmentDevices(requirements, stated).flatMap((site, index): SaidOfSite[] => {
    const { cameras = 0 } = stated[index] ?? {};
    if (cameras === 0 || site.cameras <= cameras) return [];
    const [own, all] = [formatNumber(cameras), formatNumber(site.cameras)];
    return [
      {
        site: site.name,
        elements: graph.nodes.flatMap(({ id, site: at, group }) =>
          at === site.name && group === 'cameras' ? [id] : [],
        ),
        sentence: (sites, areSeveral) =>
          `${sites} ${areSeveral ? 'each state' : 'states'} ${own} cameras and other devices, and segments of IoT count ${all} there: the ${own} are planned as part of the ${all}. If they come on top, state ${formatNumber(cameras + site.cameras)}.`,
      },
    ];
  });
  return warningsOfSites(said);
}
