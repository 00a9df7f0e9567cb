import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isStandbyMember, logicalDevices } from '../../network/graph/clusters.ts';
import { isTunnel } from '../../network/graph/wan-links.ts';

/** What a lab runs of a topology. */
interface LabNetwork {
  readonly nodes: readonly TopologyNode[];
  readonly edges: readonly TopologyEdge[];
  /** Members of the device that the first of them stands for. */
  readonly others: ReadonlyMap<string, readonly TopologyNode[]>;
}

/**
 * A logical device is one node, since its members share their addresses and are one router to all others. The links of a standby
 * member repeat the active one's and are left out; those of a stack's members are its own. Tunnels are configured and not
 * plugged; people and access points are no routers.
 */
export function labNetwork({ nodes, edges }: Graph): LabNetwork {
  const devices = logicalDevices(nodes.filter(({ type }) => type !== 'user' && type !== 'accesspoint'));
  const standsFor = new Map<string, string>();
  const others = new Map<string, readonly TopologyNode[]>();
  for (const [first, ...rest] of devices) {
    if (first === undefined) continue;
    standsFor.set(first.id, first.id);
    if (rest.length > 0) others.set(first.id, rest);
    for (const member of rest) if (!isStandbyMember(member)) standsFor.set(member.id, first.id);
  }
  return {
    nodes: devices.flatMap(([first]) => first ?? []),
    edges: edges.flatMap((edge) => {
      const source = standsFor.get(edge.source);
      const target = standsFor.get(edge.target);
      if (source === undefined || target === undefined || source === target || isTunnel(edge)) return [];
      return { ...edge, source, target };
    }),
    others,
  };
}
