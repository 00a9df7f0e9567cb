import type { Requirements } from '../../contract/requirements.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { type NetworkIndex, rateOf } from '../graph/network-index.ts';
import { isTunnel } from '../graph/wan-links.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { peopleOf, statedSites } from '../requirements/effective-sites.ts';
import type { Finding } from './finding.ts';

/** Mbit/s of circuits for one server of a data centre: less is worth a question. Default. */
const leastForServer = 2;
/** A site has circuits that nobody there fills beyond this, too. Default. */
const alwaysUsual = 10_000;

/** Sites whose circuits are far from what as many people and servers usually have. */
export function unusualRates({ graph, nodes }: NetworkIndex, requirements: Requirements): Finding[] {
  const { leastMbpsPerPerson, mostMbpsPerPerson } = assumptionsOf(requirements);
  const circuits = new Map<string, { mbps: number; ids: string[] }>();
  for (const edge of graph.edges) {
    if (edge.type !== 'wan' || isTunnel(edge)) continue;
    for (const end of [nodes.get(edge.source), nodes.get(edge.target)]) {
      if (end?.site === undefined) continue;
      const own = circuits.get(end.site) ?? { mbps: 0, ids: [] };
      circuits.set(end.site, own);
      own.mbps = Math.max(own.mbps, rateOf(edge));
      own.ids.push(edge.id);
    }
  }
  const sites = statedSites(requirements);
  return sites.flatMap((site): Finding[] => {
    const own = circuits.get(site.name);
    if (own === undefined) return [];
    const people = peopleOf(site);
    const isDataCentre = site.kind === 'datacentre';
    const least = Math.max(people * leastMbpsPerPerson, isDataCentre ? site.servers * leastForServer : 0);
    const serves = [
      ...(people > 0 ? [formatCount(people, 'person', 'people')] : []),
      ...(isDataCentre ? [formatCount(site.servers, 'server')] : []),
    ].join(' and ');
    const at = `${site.name}: circuits of ${formatRate(own.mbps)} for ${serves}`;
    if (own.mbps < least) {
      return [
        {
          severity: 'warning',
          elements: own.ids,
          sentence: `${at}; at least ${formatRate(least)} is usual.`,
        },
      ];
    }
    // Servers may send more to other sites than their own people fill.
    const isForPeople =
      site.servers === 0 || (sites.length === 1 && !isDataCentre && site.publicServers === 0);
    const isMuch = isForPeople && own.mbps > Math.max(alwaysUsual, people * mostMbpsPerPerson);
    return isMuch
      ? [{ severity: 'warning', elements: own.ids, sentence: `${at}, far more than they fill.` }]
      : [];
  });
}
