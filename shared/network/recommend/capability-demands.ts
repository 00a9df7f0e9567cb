import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { type RoutedDevice, routedDevices } from '../configuration/routed-device.ts';
import { poolAt } from '../configuration/security/remote-access.ts';
import { servicePlan } from '../configuration/services/service-plan.ts';
import { MissingFacts } from '../configuration/view/missing-facts.ts';
import { type NetworkView, networkViewOf } from '../configuration/view/network-view.ts';
import { capabilitiesUsed } from './capability-uses.ts';
import type { CapabilityDemand } from './need.ts';

/**
 * The capabilities that each place needs, by node: what its neutral configuration will use, read off the parts of it that do
 * not depend on models. Which pairs end aggregates together follows from their models, so that is no demand.
 */
export function capabilityDemands(
  requirements: Requirements,
  graph: Graph,
): ReadonlyMap<string, readonly CapabilityDemand[]> {
  const view = networkViewOf(graph);
  const hasRadius = servicePlan(view, requirements).some(({ kind }) => kind === 'radius');
  const demands = new Map<string, readonly CapabilityDemand[]>();
  for (const own of routedDevices(view, requirements, new MissingFacts())) {
    const used = [
      ...capabilitiesUsed({ ...routedUses(own, view), ...hostUses(own, view, hasRadius) }),
      ...inspectionDemands(own, requirements),
    ];
    for (const { id } of own.device.members) demands.set(id, used);
  }
  return demands;
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

/** What a switch does for the hosts that are plugged into it. */
function hostUses({ device }: RoutedDevice, view: NetworkView, hasRadius: boolean) {
  const vlans = new Set<number>();
  const guarded = new Set<number>();
  let authenticates = false;
  for (const { edge, far } of device.kind === 'switch' ? (view.endsOf.get(device.id) ?? []) : []) {
    for (const vlan of edge.vlans) vlans.add(vlan);
    if (far.type !== 'user' || edge.type === 'wireless') continue;
    authenticates ||= hasRadius && far.group !== 'management-ports';
    for (const vlan of edge.vlans) if (view.subnetOf(device.site, vlan)?.dhcp) guarded.add(vlan);
  }
  return { vlans: vlans.size, guardedVlans: guarded.size, authenticates };
}

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
