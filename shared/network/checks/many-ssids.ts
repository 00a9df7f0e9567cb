import { formatCount } from '../../vocabulary/counts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { type SaidOfSite, warningsOfSites } from './alike-sites.ts';
import type { Finding } from './finding.ts';

/**
 * SSIDs of one access point. Each takes some 3 % of a channel at 2.4 GHz with its beacons alone, and many models announce no more
 * than 8 or 16. Default.
 */
const mostSsids = 8;

/** Sites whose access points would announce more networks than a channel has room for: as many tenants, each with a VLAN. */
export function manySsids({ graph, attachments }: NetworkIndex): Finding[] {
  const points = graph.nodes
    .filter(({ type }) => type === 'accesspoint')
    .map((node) => {
      const radio = (attachments.get(node.id) ?? []).filter(({ edge }) => edge.type === 'wireless');
      return { node, ssids: new Set(radio.flatMap(({ edge }) => edge.vlans ?? [])).size };
    })
    .filter(({ ssids }) => ssids > mostSsids);
  const said = [...Map.groupBy(points, ({ node }) => node.site ?? '')].map(([site, own]): SaidOfSite => {
    const most = Math.max(...own.map(({ ssids }) => ssids));
    return {
      site,
      elements: own.map(({ node }) => node.id),
      sentence: (sites) =>
        `${sites}: access points would announce ${formatCount(most, 'network')}, a VLAN each, where ${mostSsids} are the most that leave air for anything else. Announce one for staff whose sign-in says the VLAN (802.1X, or a key for each segment), or state fewer segments that use Wi-Fi.`,
    };
  });
  return warningsOfSites(said);
}
