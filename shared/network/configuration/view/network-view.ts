import { onceEach } from '../../../caching/once-each.ts';
import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../../contract/topology-items.ts';
import { formatIpv6Block, ipv6BlocksAround, parseIpv6Block } from '../../addressing/ipv6-address.ts';
import { ownBlockOf } from '../../addressing/own-addresses.ts';
import { clusterName, isStack, logicalDevices, logicalId } from '../../graph/clusters.ts';
import { isSameList } from '../../graph/same-list.ts';
import { administratorsNetworks } from './administrators-networks.ts';
import { type Layer3, layer3Of } from './layer3.ts';
import type { LogicalDevice } from './link-end.ts';
import { type Links, linksOf, type Places } from './links.ts';
import { type ServiceServer, serviceServers } from './service-servers.ts';

/** The plan as configurations are read off it. */
export interface NetworkView extends Links {
  readonly graph: Graph;
  readonly layer3: Layer3;
  readonly devices: readonly LogicalDevice[];
  readonly deviceOf: ReadonlyMap<string, LogicalDevice>;
  /** The switch that a switch ends aggregates together with (MLAG), by its id. */
  readonly peerOf: ReadonlyMap<string, LogicalDevice>;
  /** Of each two such switches the first, by its id. */
  readonly leadingPair: ReadonlySet<string>;
  /** Switches that are one, in the order of the plan. */
  readonly stacks: readonly LogicalDevice[];
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
  /** Those among them, beside the hub, that a tunnel or line joins to another of them as well: it stands by for the provider. */
  readonly sitesBesideMpls: ReadonlySet<string>;
  /** Addresses of people who work from elsewhere. */
  readonly remotePool: Subnet | undefined;
  /** The servers that serve the network itself. */
  readonly servers: readonly ServiceServer[];
  /** Where administrators sit, if no server administers. */
  readonly administrators: readonly Subnet[];
}

const kindOf = ({ type }: TopologyNode): LogicalDevice['kind'] | undefined =>
  type === 'router' || type === 'firewall' || type === 'switch' ? type : undefined;

/** What is known of a plan that was edited. */
export interface EditedParts {
  readonly layer3: Layer3;
  /** Undefined where all links have to be read. */
  readonly links: (places: Places) => Links | undefined;
}

/** Devices that are as they were in the view before stay the same objects. */
export function networkViewOf(graph: Graph, before?: NetworkView, edited?: EditedParts): NetworkView {
  const layer3 = edited?.layer3 ?? layer3Of(graph);
  const listed = configuredDevices(graph.nodes, layer3, before);
  const devices = before !== undefined && isSameList(before.devices, listed) ? before.devices : listed;
  const ofDevices = readDevices(devices);
  const { deviceOf } = ofDevices;
  const places = { nodes: layer3.nodes, devices, deviceOf };
  const { byVlan, bySite, byCircuit, ...ofSubnets } = readSubnets(graph.subnets);
  const hasIpv6 = graph.nodes.some(({ ipv6 }) => ipv6 !== undefined);
  const blocks = graph.subnets.flatMap(({ purpose, ipv6 }) =>
    hasIpv6 && purpose === 'site' && ipv6 !== undefined ? [parseIpv6Block(ipv6)] : [],
  );
  return {
    graph,
    layer3,
    ...ofSubnets,
    ...readMpls(graph.edges, layer3),
    servers: serviceServers(graph.nodes, layer3.hub),
    administrators: administratorsNetworks(graph.subnets, layer3.hub),
    hasIpv6,
    ipv6Blocks: ipv6BlocksAround(blocks).map(formatIpv6Block),
    ...(edited?.links(places) ?? linksOf(graph.edges, places)),
    devices,
    ...ofDevices,
    subnetsAt: (site) => bySite.get(site) ?? [],
    subnetOf: (site, vlan) => byVlan.get(site)?.get(vlan),
    gatewaysOf: gatewayDevices(layer3.gatewaysOf)(deviceOf),
    routedBlocks: ({ id, circuit = id, subnet }) =>
      (byCircuit.get(circuit) ?? []).filter(({ cidr }) => cidr !== subnet),
  };
}

/** Whether links of a site stand by for a provider's MPLS: its own, or those of others that end at the hub. */
export const hasStandbyLinks = (
  site: string,
  view: Pick<NetworkView, 'layer3' | 'sitesBesideMpls'>,
): boolean => (site === view.layer3.hub ? view.sitesBesideMpls.size > 0 : view.sitesBesideMpls.has(site));

/** Which sites a provider's MPLS joins, and which of them have another way to one of the others. */
function readMpls(
  edges: readonly TopologyEdge[],
  { nodes, hub }: Pick<Layer3, 'nodes' | 'hub'>,
): Pick<NetworkView, 'sitesOnMpls' | 'sitesBesideMpls'> {
  const endsOf = ({ source, target }: TopologyEdge): string[] =>
    [source, target].flatMap((end) => nodes.get(end)?.site ?? []);
  const wide = edges.filter(({ type }) => type === 'wan');
  const sitesOnMpls = new Set(wide.flatMap((edge) => (edge.service === 'mpls' ? endsOf(edge) : [])));
  const sitesBesideMpls = new Set(
    wide.flatMap((edge) => {
      const [one, other] = endsOf(edge);
      if (one === undefined || other === undefined || one === other) return [];
      const joined = [one, other];
      return joined.every((site) => sitesOnMpls.has(site)) ? joined.filter((site) => site !== hub) : [];
    }),
  );
  return { sitesOnMpls, sitesBesideMpls };
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
    ownBlock: ownBlockOf(subnets),
    remotePool: subnets.find(({ purpose }) => purpose === 'remote-access'),
    // One row that lacks its block does not make the network one of IPv6 alone.
    hasIpv4:
      subnets.length === 0 || subnets.some(({ cidr, purpose }) => purpose !== 'public' && cidr !== undefined),
  };
});

/** The same of devices: most edits leave which there are. */
const readDevices = onceEach((devices: readonly LogicalDevice[]) => ({
  deviceOf: new Map(
    devices.flatMap((device) => device.members.map(({ id }): [string, LogicalDevice] => [id, device])),
  ),
  ...mlagPairs(devices),
  stacks: devices.filter(isStack),
}));

/** Found once for each subnet, as long as its gateways are the same nodes of the same devices. */
const gatewayDevices = onceEach((nodesOf: Layer3['gatewaysOf']) =>
  onceEach((deviceOf: NetworkView['deviceOf']) => {
    const known = new Map<string, readonly LogicalDevice[]>();
    return (subnet: string): readonly LogicalDevice[] => {
      const there = known.get(subnet);
      if (there !== undefined) return there;
      const found = [...new Set((nodesOf.get(subnet) ?? []).flatMap(({ id }) => deviceOf.get(id) ?? []))];
      known.set(subnet, found);
      return found;
    };
  }),
);

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
