import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology.ts';
import { clusterName } from '../graph/clusters.ts';
import { type Layer3, layer3Of } from './layer3.ts';

/** One device as it is configured: a cluster of two firewalls is one. */
export interface LogicalDevice {
  readonly id: string;
  readonly hostname: string;
  readonly site: string;
  readonly kind: 'router' | 'firewall' | 'switch';
  /** Its chassis, the one that is active first. */
  readonly members: readonly [TopologyNode, ...TopologyNode[]];
  readonly isRouting: boolean;
}

/** One end of a link: the device, the chassis and the ports that it takes. */
export interface LinkEnd {
  readonly device: LogicalDevice;
  readonly node: TopologyNode;
  readonly end: 'source' | 'target';
  readonly edge: TopologyEdge;
  /** What is at the other end: a device, a provider, people, servers. */
  readonly far: TopologyNode;
}

/** The plan as configurations are read off it. */
export interface NetworkView {
  readonly graph: Graph;
  readonly layer3: Layer3;
  readonly devices: readonly LogicalDevice[];
  readonly deviceOf: ReadonlyMap<string, LogicalDevice>;
  /** The links of each device, in the order of the plan. */
  readonly endsOf: ReadonlyMap<string, readonly LinkEnd[]>;
  /** The subnet of a VLAN number at a site. */
  readonly subnetOf: (site: string, vlan: number) => Subnet | undefined;
  /** Devices that hold the gateway of a subnet, by its id. */
  readonly gatewaysOf: (subnet: string) => readonly LogicalDevice[];
}

const kinds = { router: 'router', firewall: 'firewall', switch: 'switch' } as const;
const kindOf = (node: TopologyNode) =>
  node.type === 'router' || node.type === 'firewall' || node.type === 'switch' ? kinds[node.type] : undefined;

export function networkViewOf(graph: Graph): NetworkView {
  const layer3 = layer3Of(graph);
  const devices = logicalDevices(graph.nodes, layer3);
  const deviceOf = new Map(devices.flatMap((device) => device.members.map(({ id }) => [id, device])));
  const endsOf = new Map<string, LinkEnd[]>(devices.map(({ id }) => [id, []]));
  for (const edge of graph.edges) {
    for (const end of ['source', 'target'] as const) {
      const device = deviceOf.get(edge[end]);
      const node = layer3.nodes.get(edge[end]);
      const far = layer3.nodes.get(edge[end === 'source' ? 'target' : 'source']);
      if (device && node && far) endsOf.get(device.id)?.push({ device, node, end, edge, far });
    }
  }
  const subnets = new Map(
    graph.subnets.flatMap((row) => (row.vlan === undefined ? [] : [[`${row.vlan} ${row.site}`, row]])),
  );
  return {
    graph,
    layer3,
    devices,
    deviceOf,
    endsOf,
    subnetOf: (site, vlan) => subnets.get(`${vlan} ${site}`),
    gatewaysOf: (subnet) => [
      ...new Set((layer3.gatewaysOf.get(subnet) ?? []).flatMap(({ id }) => deviceOf.get(id) ?? [])),
    ],
  };
}

function logicalDevices(nodes: readonly TopologyNode[], { routing }: Layer3): LogicalDevice[] {
  const members = new Map<string, [TopologyNode, ...TopologyNode[]]>();
  for (const node of nodes) {
    if (kindOf(node) === undefined) continue;
    const id = node.cluster ?? node.id;
    const others = members.get(id);
    if (others === undefined) members.set(id, [node]);
    else others.push(node);
  }
  return [...members].flatMap(([id, own]) => {
    const [first] = own;
    const kind = kindOf(first);
    if (kind === undefined) return [];
    const hostname = own.length > 1 ? clusterName(id) : first.label;
    const isRouting = own.some((node) => routing.has(node.id));
    return [{ id, hostname, site: first.site ?? '', kind, members: own, isRouting }];
  });
}
