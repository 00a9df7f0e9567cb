import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { type RoutedDevice, routedDevice, routingRules } from '../configuration/routed-device.ts';
import { poolAt } from '../configuration/security/remote-access.ts';
import { servicePlan } from '../configuration/services/service-plan.ts';
import type { LogicalDevice } from '../configuration/view/link-end.ts';
import { MissingFacts } from '../configuration/view/missing-facts.ts';
import { type NetworkView, networkViewOf } from '../configuration/view/network-view.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { remoteLoad } from '../sizing/remote-load.ts';
import type { RepeatedSites } from '../topology/repeated-sites.ts';
import { capabilitiesOfAccessPoint, capabilitiesUsed } from './capability-uses.ts';
import type { CapabilityDemand, Demands } from './need.ts';
import { taggedVlans } from './tagged-vlans.ts';

/** What a place must be able to do, and how much of it where people's tunnels end on it. */
type ConfiguredDemands = Required<Pick<Demands, 'capabilities'>> & Pick<Demands, 'encrypted' | 'remoteUsers'>;

/**
 * The capabilities that each place needs, by node: what its neutral configuration will use, read off the parts of it that do
 * not depend on models. Which pairs end aggregates together follows from their models, so that is no demand; nor is the default that a
 * device may announce. Nothing of sites that repeat others.
 */
export function capabilityDemands(
  requirements: Requirements,
  graph: Graph,
  repeated?: RepeatedSites,
): ReadonlyMap<string, ConfiguredDemands> {
  const view = networkViewOf(routingPart(graph));
  const devices = view.devices.filter(({ site }) => !repeated?.has(site));
  const byHosts = hostUses(graph, view, devices);
  const hasRadius = servicePlan(view, requirements).some(({ kind }) => kind === 'radius');
  const demands = new Map<string, ConfiguredDemands>();
  const rules = routingRules(view, requirements);
  const missing = new MissingFacts();
  for (const device of devices) {
    const own = routedDevice(device, rules, view, missing);
    const uses = { ...routedUses(own, view), ...hostUsesOf(byHosts.get(device), hasRadius) };
    const used: ConfiguredDemands = {
      capabilities: [...capabilitiesUsed(uses), ...inspectionDemands(own, requirements)],
      ...(uses.hasRemoteAccess && remoteDemands(device, graph, requirements)),
    };
    for (const { id } of device.members) demands.set(id, used);
  }
  const accessPoints = graph.nodes.filter(
    ({ type, site = '' }) => type === 'accesspoint' && !repeated?.has(site),
  );
  for (const [id, tagged] of taggedVlans(graph, accessPoints))
    demands.set(id, { capabilities: capabilitiesOfAccessPoint(tagged) });
  return demands;
}

function remoteDemands(
  { members }: LogicalDevice,
  graph: Graph,
  requirements: Requirements,
): Pick<Demands, 'encrypted' | 'remoteUsers'> {
  const load = remoteLoad(new Set(members.map(({ id }) => id)), graph, requirements);
  if (load === undefined) return {};
  const { users, mbps, why } = load;
  return {
    encrypted: { figure: 'ipsecMbps', mbps, why },
    remoteUsers: { count: users, devices: members.length, why: 'the plan includes growth' },
  };
}

const routedUses = (own: RoutedDevice, view: NetworkView) => ({
  kind: own.device.kind,
  members: own.device.members.length,
  statics: own.statics,
  addressed:
    (own.loopback === undefined ? 0 : 1) + own.interfaces.routed.length + own.interfaces.vlans.length,
  ...(own.ospf && { ospf: own.ospf }),
  ...(own.ospf3 && { ospf3: own.ospf3 }),
  ...(own.bgp && { bgp: own.bgp }),
  firstHops: own.firstHops,
  nat: own.nat,
  tunnels: own.interfaces.tunnels.length,
  hasRemoteAccess: poolAt(own.device, view) !== undefined && own.nat.some(({ kind }) => kind === 'source'),
  isMlag: false,
  vrfs: [],
});

/** Without people and access points and their links, most of a large plan: nothing is routed by them. */
function routingPart({ nodes, edges, subnets }: Graph): Graph {
  const kept = nodes.filter(({ type }) => type !== 'user' && type !== 'accesspoint');
  const byId = nodesById(kept);
  return {
    nodes: kept,
    edges: edges.filter(({ source, target }) => byId.has(source) && byId.has(target)),
    subnets,
  };
}

interface HostUses {
  readonly vlans: Set<number>;
  readonly guarded: Set<number>;
  hasHosts: boolean;
}

/** What each switch among the devices does for what is plugged into it. */
function hostUses(
  graph: Graph,
  view: NetworkView,
  devices: readonly LogicalDevice[],
): ReadonlyMap<LogicalDevice, HostUses> {
  const uses = new Map<LogicalDevice, HostUses>();
  for (const device of devices)
    if (device.kind === 'switch') uses.set(device, { vlans: new Set(), guarded: new Set(), hasHosts: false });
  const byId = nodesById(graph.nodes);
  const plug = (edge: TopologyEdge, end: string, far: TopologyNode) => {
    const device = view.deviceOf.get(end);
    const own = device && uses.get(device);
    if (device === undefined || own === undefined) return;
    for (const vlan of edge.vlans) own.vlans.add(vlan);
    if (far.type !== 'user' || edge.type === 'wireless') return;
    own.hasHosts ||= far.group !== 'management-ports';
    for (const vlan of edge.vlans) if (view.subnetOf(device.site, vlan)?.dhcp) own.guarded.add(vlan);
  };
  for (const edge of graph.edges) {
    const [source, target] = [byId.get(edge.source), byId.get(edge.target)];
    if (source === undefined || target === undefined) continue;
    plug(edge, edge.source, target);
    plug(edge, edge.target, source);
  }
  return uses;
}

const hostUsesOf = (uses: HostUses | undefined, hasRadius: boolean) => ({
  vlans: uses?.vlans.size ?? 0,
  guardedVlans: uses?.guarded.size ?? 0,
  authenticates: hasRadius && uses?.hasHosts === true,
});

/** What the firewall must look for in what it lets through. */
function inspectionDemands(
  { device }: RoutedDevice,
  { securityRequirements: { firewall, ids, ips, contentFiltering } }: Requirements,
): CapabilityDemand[] {
  if (device.kind !== 'firewall') return [];
  const prevents = firewall === 'enterprise' || firewall === 'utm';
  return [
    ...(prevents || ids || ips
      ? [
          {
            capability: 'ids-ips',
            why: ips || ids ? 'intrusions are to be found' : `the firewall is of the class “${firewall}”`,
          } as const,
        ]
      : []),
    ...(contentFiltering || firewall === 'utm'
      ? [
          {
            capability: 'url-filter',
            why: contentFiltering ? 'content is filtered' : 'the firewall is of the class “utm”',
          } as const,
        ]
      : []),
  ];
}
