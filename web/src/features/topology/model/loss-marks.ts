import type { Graph } from '#shared/contract/topology-items.ts';
import { type LossCounts, sumLosses } from '#shared/network/failures/lost-part.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { MarkOf } from './card-mark.ts';
import { indexGraph } from './graph-index.ts';

/** On each card what fails there, and who is cut off. */
export function lossMarks(
  graph: Graph,
  {
    failed,
    bySite,
  }: { readonly failed: ReadonlySet<string>; readonly bySite: ReadonlyMap<string, LossCounts> },
): MarkOf {
  const { nodes } = indexGraph(graph);
  const failedNodes = [...failed].flatMap((id) => nodes.get(id) ?? []);
  return ({ id, sites }) => {
    const own = failedNodes.filter((node) =>
      sites.length === 0 ? node.id === id : sites.includes(node.site ?? ''),
    );
    const loss = sumLosses(sites.flatMap((site) => bySite.get(site) ?? []));
    const [first] = own;
    const lines = [
      ...(first ? [own.length === 1 ? `${first.label} fails` : `${own.length} devices fail`] : []),
      ...lostLines(loss),
    ];
    return lines.length === 0 ? undefined : { kind: first ? 'fails' : 'loses', lines };
  };
}

/** Endpoints and servers are what matters; where there are neither, the devices. */
function lostLines({ endpoints, servers, devices }: LossCounts): string[] {
  const lost = [
    ...(endpoints > 0 ? [formatCount(endpoints, 'endpoint')] : []),
    ...(servers > 0 ? [formatCount(servers, 'server')] : []),
  ];
  if (lost.length > 0) return [`Cut off: ${lost.join(', ')}`];
  return devices > 0 ? [`Cut off: ${formatCount(devices, 'device')}`] : [];
}
