import { onceEach } from '../../../caching/once-each.ts';
import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../../contract/topology-items.ts';
import { formatIpv6Block, ipv6BlocksAround, parseIpv6Block } from '../../addressing/ipv6-address.ts';
import { clusterName, isStack, logicalDevices, logicalId } from '../../graph/clusters.ts';
import { isSameList } from '../../graph/same-list.ts';
import { type Layer3, layer3Of } from './layer3.ts';
import { type ServiceServer, serviceServers } from './service-servers.ts';

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
  readonly farEnd: 'source' | 'target';
  readonly edge: TopologyEdge;
  /** What is at the other end: a device, a provider, people, servers. */
  readonly far: TopologyNode;
}

export interface EdgeEnds {
  readonly source: LinkEnd | undefined;
  readonly target: LinkEnd | undefined;
}

/** The plan as configurations are read off it. */
export interface NetworkView {
  readonly graph: Graph;
  readonly layer3: Layer3;
  /** The links by their ids. */
  readonly edges: ReadonlyMap<string, TopologyEdge>;
  readonly devices: readonly LogicalDevice[];
  readonly deviceOf: ReadonlyMap<string, LogicalDevice>;
  /** The switch that a switch ends aggregates together with (MLAG), by its id. */
  readonly peerOf: ReadonlyMap<string, LogicalDevice>;
  /** Of each two such switches the first, by its id. */
  readonly leadingPair: ReadonlySet<string>;
  /** Switches that are one, in the order of the plan. */
  readonly stacks: readonly LogicalDevice[];
  /** The links of each device, in the order of the plan. */
  readonly endsOf: ReadonlyMap<string, readonly LinkEnd[]>;
  /** The ends of each link that are at devices, by its id. */
  readonly endsOfEdge: ReadonlyMap<string, EdgeEnds>;
  /** The subnet of a VLAN number at a site. */
  readonly subnetOf: (site: string, vlan: number) => Subnet | undefined;
  /** The subnets of a site, in the order of the plan. */
  readonly subnetsAt: (site: string) => readonly Subnet[];
  /** Devices that hold the gateway of a subnet, by its id. */
  readonly gatewaysOf: (subnet: string) => readonly LogicalDevice[];
  /** Whether devices have IPv6 addresses. */
  readonly hasIpv6: boolean;
  /** Whether hosts and devices have IPv4: otherwise circuits to the internet alone have it, for NAT64. */
  readonly hasIpv4: boolean;
  /** The IPv6 blocks that all sites and what joins them are in: one where they lie side by side. */
  readonly ipv6Blocks: readonly string[];
  /** Public addresses that the provider of a circuit routes to the customer's side of it, beside the circuit's own. */
  readonly routedBlocks: (circuit: TopologyEdge) => readonly Subnet[];
  /** Public addresses of the network's own, which its edge routers announce. */
  readonly ownBlock: Subnet | undefined;
  /** The sites that a provider's MPLS joins, the hub among them. */
  readonly sitesOnMpls: ReadonlySet<string>;
  /** Addresses of people who work from elsewhere. */
  readonly remotePool: Subnet | undefined;
  /** The servers that serve the network itself. */
  readonly servers: readonly ServiceServer[];
}

const kindOf = ({ type }: TopologyNode): LogicalDevice['kind'] | undefined =>
  type === 'router' || type === 'firewall' || type === 'switch' ? type : undefined;

/** Devices and links that are as they were in the view before stay the same objects. */
export function networkViewOf(graph: Graph, before?: NetworkView): NetworkView {
  const layer3 = layer3Of(graph, before);
  const devices = configuredDevices(graph.nodes, layer3, before);
  const deviceOf = new Map<string, LogicalDevice>();
  const endsOf = new Map<string, LinkEnd[]>();
  for (const device of devices) {
    for (const { id } of device.members) deviceOf.set(id, device);
    endsOf.set(device.id, []);
  }
  const endsOfEdge = new Map<string, EdgeEnds>();
  const edges = new Map<string, TopologyEdge>();
  const sitesOnMpls = new Set<string>();
  for (const edge of graph.edges) {
    edges.set(edge.id, edge);
    const source = layer3.nodes.get(edge.source);
    const target = layer3.nodes.get(edge.target);
    if (edge.service === 'mpls')
      for (const end of [source, target]) if (end?.site !== undefined) sitesOnMpls.add(end.site);
    if (source === undefined || target === undefined) continue;
    const known = before?.endsOfEdge.get(edge.id);
    const one = linkEnd(deviceOf, edge, source, 'source', target, known?.source);
    const other = linkEnd(deviceOf, edge, target, 'target', source, known?.target);
    const isKnown = known !== undefined && known.source === one && known.target === other;
    endsOfEdge.set(edge.id, isKnown ? known : { source: one, target: other });
    if (one !== undefined) endsOf.get(one.device.id)?.push(one);
    if (other !== undefined) endsOf.get(other.device.id)?.push(other);
  }
  const { byVlan, bySite, byCircuit, ...ofSubnets } = readSubnets(graph.subnets);
  const hasIpv6 = graph.nodes.some(({ ipv6 }) => ipv6 !== undefined);
  const blocks = graph.subnets.flatMap(({ purpose, ipv6 }) =>
    hasIpv6 && purpose === 'site' && ipv6 !== undefined ? [parseIpv6Block(ipv6)] : [],
  );
  return {
    graph,
    layer3,
    ...ofSubnets,
    sitesOnMpls,
    servers: serviceServers(graph.nodes, layer3.hub),
    hasIpv6,
    ipv6Blocks: ipv6BlocksAround(blocks).map(formatIpv6Block),
    edges,
    devices,
    deviceOf,
    ...mlagPairs(devices),
    stacks: devices.filter(isStack),
    endsOf,
    endsOfEdge,
    subnetsAt: (site) => bySite.get(site) ?? [],
    subnetOf: (site, vlan) => byVlan.get(site)?.get(vlan),
    gatewaysOf: (subnet) => [
      ...new Set((layer3.gatewaysOf.get(subnet) ?? []).flatMap(({ id }) => deviceOf.get(id) ?? [])),
    ],
    routedBlocks: ({ id, circuit = id, subnet }) =>
      (byCircuit.get(circuit) ?? []).filter(({ cidr }) => cidr !== subnet),
  };
}

/** What subnets say by themselves: few edits change any. */
const readSubnets = onceEach((subnets: readonly Subnet[]) => {
  const byVlan = new Map<string, Map<number, Subnet>>();
  for (const row of subnets) {
    if (row.vlan === undefined) continue;
    const ofSite = byVlan.get(row.site) ?? new Map<number, Subnet>();
    byVlan.set(row.site, ofSite.set(row.vlan, row));
  }
  return {
    byVlan,
    bySite: Map.groupBy(subnets, ({ site }) => site),
    byCircuit: Map.groupBy(
      subnets.filter(({ purpose }) => purpose === 'public'),
      ({ circuit }) => circuit,
    ),
    ownBlock: subnets.find(({ purpose, circuit }) => purpose === 'public' && circuit === undefined),
    remotePool: subnets.find(({ purpose }) => purpose === 'remote-access'),
    hasIpv4: subnets.every(({ cidr }) => cidr !== undefined),
  };
});

/** One end of a link; nothing where no device is. The one before where it is the same. */
function linkEnd(
  deviceOf: ReadonlyMap<string, LogicalDevice>,
  edge: TopologyEdge,
  node: TopologyNode,
  end: LinkEnd['end'],
  far: TopologyNode,
  before: LinkEnd | undefined,
): LinkEnd | undefined {
  const device = deviceOf.get(node.id);
  if (device === undefined) return undefined;
  const isSame =
    before?.edge === edge && before.device === device && before.node === node && before.far === far;
  return isSame ? before : { device, node, end, farEnd: end === 'source' ? 'target' : 'source', edge, far };
}

function mlagPairs(devices: readonly LogicalDevice[]): Pick<NetworkView, 'peerOf' | 'leadingPair'> {
  const domains = Map.groupBy(
    devices.filter(({ members: [{ mlag, pair }] }) => mlag !== undefined && pair !== undefined),
    ({ members: [{ mlag, pair }] }) => `${pair} ${mlag}`,
  );
  const peerOf = new Map<string, LogicalDevice>();
  const leadingPair = new Set<string>();
  for (const [one, other] of domains.values()) {
    if (one === undefined || other === undefined) continue;
    peerOf.set(one.id, other).set(other.id, one);
    leadingPair.add(one.id);
  }
  return { peerOf, leadingPair };
}

function configuredDevices(
  nodes: readonly TopologyNode[],
  { routing }: Layer3,
  before: NetworkView | undefined,
): LogicalDevice[] {
  const configured = nodes.filter((node) => kindOf(node) !== undefined);
  return logicalDevices(configured).flatMap(([first, ...others]): LogicalDevice | [] => {
    const kind = first && kindOf(first);
    if (first === undefined || kind === undefined) return [];
    const members = [first, ...others] as const;
    const id = logicalId(first);
    const hostname = others.length > 0 ? clusterName(id) : first.label;
    const isRouting = members.some((node) => routing.has(node.id));
    const known = before?.deviceOf.get(first.id);
    const isKept = known?.isRouting === isRouting && isSameList(known.members, members);
    return isKept ? known : { id, hostname, site: first.site ?? '', kind, members, isRouting };
  });
}
