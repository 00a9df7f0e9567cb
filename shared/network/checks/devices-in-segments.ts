import type { Requirements } from '../../contract/requirements.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { statedSites, withSegmentDevices } from '../requirements/effective-sites.ts';
import type { Finding } from './finding.ts';

/** Sites whose segments of IoT count more devices than they state: whoever meant the one beside the other lacks ports. */
export function devicesInSegments({ graph }: NetworkIndex, requirements: Requirements): Finding[] {
  const stated = statedSites(requirements);
  return withSegmentDevices(requirements, stated).flatMap((site, index): Finding[] => {
    const { cameras = 0 } = stated[index] ?? {};
    if (cameras === 0 || site.cameras <= cameras) return [];
    const [own, all] = [formatNumber(cameras), formatNumber(site.cameras)];
    return [
      {
        severity: 'warning',
        elements: graph.nodes.flatMap(({ id, site: at, group }) =>
          at === site.name && group === 'cameras' ? [id] : [],
        ),
        sentence: `${site.name} states ${own} cameras and other devices, and segments of IoT count ${all} there: the ${own} are planned as part of the ${all}. If they come on top, state ${formatNumber(cameras + site.cameras)}.`,
      },
    ];
  });
}
