import type { Requirements, Segment } from '../../contract/requirements.ts';
import type { TopologyEdge } from '../../contract/topology-items.ts';
import type { NodeGroup } from '../../contract/topology-kinds.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { segmentsOf } from '../requirements/subnet-segments.ts';

/** Groups whose hosts are those that segments state. */
const ofSegments: ReadonlySet<NodeGroup | undefined> = new Set(['wired-users', 'cameras']);

/** Of the segments whose hosts hang on a cable, the one that states most for each; undefined where none do. */
export function statedOnLinks(
  { graph, nodes }: NetworkIndex,
  { segments }: Pick<Requirements, 'segments'>,
): (edge: TopologyEdge) => Segment | undefined {
  const subnets = new Map(graph.subnets.map((subnet) => [`${subnet.vlan} ${subnet.site}`, subnet]));
  return (edge) => {
    const hosts = hostsOn(edge, nodes);
    if (hosts === undefined || edge.type === 'wireless') return undefined;
    return edge.vlans
      .flatMap((vlan) => subnets.get(`${vlan} ${hosts.site}`) ?? [])
      .flatMap(segmentsOf)
      .flatMap((index) => segments[index] ?? [])
      .toSorted((a, b) => (b.mbpsPerHost ?? 0) - (a.mbpsPerHost ?? 0))[0];
  };
}

/** The hosts of segments at an end of a link. */
export const hostsOn = ({ source, target }: TopologyEdge, nodes: NetworkIndex['nodes']) =>
  [source, target].map((id) => nodes.get(id)).find((node) => ofSegments.has(node?.group));
