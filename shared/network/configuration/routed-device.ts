import type { Interface } from '../../contract/configuration/interfaces.ts';
import type { FirstHop, Ospf, Routing, Track } from '../../contract/configuration/routing.ts';
import type { NatRule } from '../../contract/configuration/security.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { withoutPrefix } from '../addressing/ipv4.ts';
import { publishedServers } from '../addressing/published-servers.ts';
import type { DeviceInterfaces } from './interfaces/device-interfaces.ts';
import { vlanInterfaces } from './interfaces/gateway-interfaces.ts';
import { loopbackOf } from './interfaces/loopback.ts';
import { routedInterfaces, tunnelInterfaces } from './interfaces/routed-interfaces.ts';
import { bgpOf } from './routing/bgp.ts';
import type { BgpPart } from './routing/bgp-part.ts';
import { ospfOf } from './routing/ospf.ts';
import { type RoutingDomains, routingDomains } from './routing/routing-domains.ts';
import { staticRouting } from './routing/static-routes.ts';
import { natOf } from './security/nat.ts';
import { poolRouting } from './security/remote-access.ts';
import type { LogicalDevice } from './view/link-end.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { NetworkView } from './view/network-view.ts';

/** A device with what it routes by: everything of its configuration that other devices depend on. */
export interface RoutedDevice extends Pick<Routing, 'statics' | 'bgp' | 'filters'> {
  readonly device: LogicalDevice;
  readonly loopback: Interface | undefined;
  readonly interfaces: DeviceInterfaces;
  readonly tracks: readonly Track[];
  readonly ospf: Ospf | undefined;
  /** Whom it speaks BGP with. */
  readonly hears: ReadonlySet<BgpPart['with']>;
  readonly ospf3: Ospf | undefined;
  readonly firstHops: readonly FirstHop[];
  readonly nat: readonly NatRule[];
}

/** Routing, gateways and address translation of every device, in the order of the plan. */
export function routedDevices(
  view: NetworkView,
  requirements: Requirements,
  missing: MissingFacts,
): RoutedDevice[] {
  const rules = routingRules(view, requirements);
  const devices = view.devices.map((device) => routedDevice(device, rules, view, missing));
  const orders = defaultOrders(devices, view);
  return devices.map((own, index) => withDefault(own, orders[index]));
}

/** What the routing of all devices shares. */
export interface RoutingRules {
  readonly requirements: Requirements;
  readonly domains: RoutingDomains;
  /** Public servers by the site that publishes them. */
  readonly published: ReadonlyMap<string | undefined, readonly TopologyNode[]>;
}

export function routingRules(view: NetworkView, requirements: Requirements): RoutingRules {
  const { hub, sitesWithWayOut } = view.layer3;
  const published = publishedServers(view.graph.nodes, hub, sitesWithWayOut);
  return { requirements, domains: routingDomains(view, requirements), published };
}

/** A device without the default that it may announce to others. */
export function routedDevice(
  device: LogicalDevice,
  { requirements, domains, published }: RoutingRules,
  view: NetworkView,
  missing: MissingFacts,
): RoutedDevice {
  const routed = routedInterfaces(device, view, missing);
  const loopback = device.isRouting ? loopbackOf(device) : undefined;
  const interfaces = {
    loopback: loopback?.name,
    routed,
    tunnels: tunnelInterfaces(device, view, routed, missing),
    vlans: vlanInterfaces(device, view, missing),
  };
  if (device.isRouting || hasToRoute(device, interfaces)) needLoopback(device, loopback, view, missing);
  const pool = poolRouting(device, view);
  const { hears, ...bgp } = bgpOf(device, interfaces, domains, view, requirements, missing);
  const { statics, tracks } = staticRouting(device, interfaces, requirements, domains, view, missing);
  return {
    device,
    loopback,
    interfaces,
    ...bgp,
    statics: [...statics, ...pool.statics],
    filters: [...bgp.filters, ...pool.filters],
    tracks,
    hears,
    ospf: ospfOf(device, interfaces, domains, view, hears.has('sites'), 'ipv4', pool.filter),
    ospf3: ospfOf(device, interfaces, domains, view, hears.has('sites'), 'ipv6', undefined),
    firstHops: interfaces.vlans.flatMap(({ firstHops }) => firstHops),
    nat: natOf(device, interfaces, requirements, published, view, missing),
  };
}

/** Routers and firewalls do, and whatever has links that are routed or is the gateway of hosts. */
const hasToRoute = (
  { kind, members: [node] }: LogicalDevice,
  { routed, tunnels, vlans }: DeviceInterfaces,
): boolean =>
  kind !== 'switch' ||
  routed.length + tunnels.length > 0 ||
  vlans.some(
    ({ subnet: { firstHop, gateway, gatewayIpv6 } }) =>
      firstHop?.members.some((member) => member.node === node.id) ||
      [...node.addresses, ...(node.ipv6 ?? [])].some((address) =>
        [gateway, gatewayIpv6].includes(withoutPrefix(address)),
      ),
  );

function needLoopback(
  { members: [{ id }] }: LogicalDevice,
  loopback: Interface | undefined,
  { hasIpv4, hasIpv6 }: NetworkView,
  missing: MissingFacts,
): void {
  if (hasIpv4) missing.need(loopback?.ipv4[0], id, 'loopback address');
  if (hasIpv6) missing.need(loopback?.ipv6[0], id, 'IPv6 loopback address');
}

/**
 * Devices of the hub that have a default route of their own, and elsewhere those that learn one from a provider of MPLS,
 * announce it as long as they have it: those of the hub are best, of a site the first one. The number of each such device, which
 * does not hang on those of other sites. Border routers announce none: their areas are stubby and get one from them by that.
 * Whoever learns a default announces none back.
 */
export function defaultOrders(
  devices: readonly RoutedDevice[],
  { layer3 }: NetworkView,
): (number | undefined)[] {
  const known = new Map<string | undefined, number>();
  return devices.map(({ ospf, ospf3, hears, statics, device }) => {
    if ((ospf ?? ospf3) === undefined) return undefined;
    const leaves = () => statics.some(({ prefix, track }) => track !== undefined && isDefault(prefix));
    const knowsDefault = device.site === layer3.hub ? hears.has('internet') || leaves() : hears.has('sites');
    if (!knowsDefault) return undefined;
    const order = (known.get(device.site) ?? (device.site === layer3.hub ? 0 : mostAtHub)) + 1;
    known.set(device.site, order);
    return order;
  });
}

/** More devices of the hub than announce a default. */
const mostAtHub = 100;

const isDefault = (prefix: string): boolean => prefix === '0.0.0.0/0' || prefix === '::/0';

/** A device whose gateways watch its way out, with the default that it announces, if it has a number among those that do. */
export function withDefault(own: RoutedDevice, order: number | undefined): RoutedDevice {
  const { ospf, ospf3, device, firstHops, tracks } = own;
  const originatesDefault = order === undefined ? {} : { originatesDefault: { metric: 10 * order } };
  const watched = firstHops.map((hop) => ({
    hop,
    track: order !== undefined || losesRole(own, hop) ? lastWayOut(device, hop) : undefined,
  }));
  const more = new Map(watched.flatMap(({ track }) => (track ? [[track.name, track] as const] : [])));
  return {
    ...own,
    tracks: [...tracks, ...more.values()],
    firstHops: watched.map(({ hop, track }) => (track ? { ...hop, tracks: [track.name] } : hop)),
    ospf: ospf && { ...ospf, ...originatesDefault },
    ospf3: ospf3 && { ...ospf3, ...originatesDefault },
  };
}

/** Whether a gateway has a role to give up, and hears a default from others. Where both of a pair forward, none does. */
const losesRole = ({ ospf, ospf3 }: RoutedDevice, { global, isActiveOnBoth }: FirstHop): boolean =>
  isActiveOnBoth !== true && (global === undefined ? ospf : ospf3) !== undefined;

/** A gateway that knows no way out gives up the role. */
const lastWayOut = ({ members: [node] }: LogicalDevice, { global }: FirstHop): Track => ({
  name: global === undefined ? 'way-out' : 'way-out-ipv6',
  what: { kind: 'route', prefix: global === undefined ? '0.0.0.0/0' : '::/0' },
  from: [node.id],
});
