import type { Requirements } from '../../contract/requirements.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { type NetworkIndex, rateOf } from '../graph/network-index.ts';
import type { Finding } from './finding.ts';
import { hostsOn, statedOnLinks } from './stated-on-links.ts';

/** Hosts on cables whose segment states more for each of them than their ports carry. */
export function slowHostPorts(index: NetworkIndex, requirements: Requirements): Finding[] {
  const { graph, nodes } = index;
  if (!requirements.segments.some(({ mbpsPerHost = 0 }) => mbpsPerHost > 0)) return [];
  const statedOn = statedOnLinks(index, requirements);
  return graph.edges.flatMap((edge): Finding[] => {
    const fastest = statedOn(edge);
    const statedMbps = fastest?.mbpsPerHost ?? 0;
    const portMbps = rateOf(edge);
    if (fastest === undefined || portMbps === 0 || statedMbps <= portMbps) return [];
    return [
      {
        severity: 'failure',
        elements: [edge.id],
        sentence: `${hostsOn(edge, nodes)?.label}: ports of ${formatRate(portMbps)}, and each host of ${fastest.name} states ${formatRate(statedMbps)}.`,
      },
    ];
  });
}
