import type { Requirements } from '../../contract/requirements.ts';
import type { NodeGroup } from '../../contract/topology-kinds.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { type NetworkIndex, rateOf } from '../graph/network-index.ts';
import { segmentsOf } from '../requirements/subnet-segments.ts';
import type { Finding } from './finding.ts';

/** Groups whose hosts are those that segments state. */
const ofSegments: ReadonlySet<NodeGroup | undefined> = new Set(['wired-users', 'cameras']);

/** Hosts on cables whose segment states more for each of them than their ports carry. */
export function slowHostPorts({ graph, nodes }: NetworkIndex, { segments }: Requirements): Finding[] {
  if (!segments.some(({ mbpsPerHost = 0 }) => mbpsPerHost > 0)) return [];
  const subnets = new Map(graph.subnets.map((subnet) => [`${subnet.vlan} ${subnet.site}`, subnet]));
  return graph.edges.flatMap((edge): Finding[] => {
    const hosts = [edge.source, edge.target]
      .map((id) => nodes.get(id))
      .find((node) => ofSegments.has(node?.group));
    if (hosts === undefined || edge.type === 'wireless') return [];
    const [fastest] = edge.vlans
      .flatMap((vlan) => subnets.get(`${vlan} ${hosts.site}`) ?? [])
      .flatMap(segmentsOf)
      .flatMap((index) => segments[index] ?? [])
      .toSorted((a, b) => (b.mbpsPerHost ?? 0) - (a.mbpsPerHost ?? 0));
    const statedMbps = fastest?.mbpsPerHost ?? 0;
    const portMbps = rateOf(edge);
    if (fastest === undefined || portMbps === 0 || statedMbps <= portMbps) return [];
    return [
      {
        severity: 'failure',
        elements: [edge.id],
        sentence: `${hosts.label}: ports of ${formatRate(portMbps)}, and each host of ${fastest.name} states ${formatRate(statedMbps)}.`,
      },
    ];
  });
}
