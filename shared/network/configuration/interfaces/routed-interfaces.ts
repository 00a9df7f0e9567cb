import type { ChassisPort, Interface, Tunnel } from '../../../contract/configuration/interfaces.ts';
import { cutText } from '../../../vocabulary/cut-text.ts';
import { isStack } from '../../graph/clusters.ts';
import { addressAt } from '../view/link-addresses.ts';
import type { LinkEnd, LogicalDevice } from '../view/link-end.ts';
import { linkUse } from '../view/link-uses.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import { interfaceOf, portsOf, subinterfaceOf } from '../view/ports.ts';
import { aggregationOf, isBundled } from './aggregation.ts';

/** An interface with the link that it is the end of. */
export interface RoutedInterface {
  readonly interface: Interface;
  /** The first of its links: two lead to the two members of a cluster. */
  readonly end: LinkEnd;
}

/** The defaults of every interface. */
export const plainInterface = {
  isUp: true,
  ports: [],
  ipv4: [],
  ipv6: [],
  mtu: 1_500,
} satisfies Partial<Interface>;

/** The first VLAN number that a switch uses for a routed link of two ports; the link's ends alone know it. */
const firstLinkVlan = 3_900;

/** Circuits, links between devices that route, and what carries sub-interfaces of them. */
export function routedInterfaces(
  device: LogicalDevice,
  view: NetworkView,
  missing: MissingFacts,
): RoutedInterface[] {
  const ends = (view.endsOf.get(device.id) ?? []).filter((end) => linkUse(end, view) === 'routed');
  const bySubnet = Map.groupBy(ends, ({ edge }) => edge.subnet ?? edge.id);
  return [...bySubnet.values()].flatMap((own, index) => {
    const [end] = own;
    if (end === undefined) return [];
    return [{ interface: routedInterface(device, own, end, index, view, missing), end }];
  });
}

function routedInterface(
  device: LogicalDevice,
  ends: readonly LinkEnd[],
  first: LinkEnd,
  index: number,
  view: NetworkView,
  missing: MissingFacts,
): Interface {
  const ports = onceEach(ends.flatMap((end) => portsOf(end, missing)));
  const { edge } = first;
  for (const end of ends) needOfLink(end, missing);
  const sentMbps = edge.uploadMbps ?? edge.bandwidthMbps;
  const name = (ports[0] && interfaceOf(device, ports[0])) ?? edge.id;
  const shared = {
    ...plainInterface,
    description: `To ${farName(ends, view)}`,
    ports,
    ...linkAddresses(first, view, missing),
    ...(edge.type === 'wan' && sentMbps && { shapeMbps: sentMbps }),
    from: ends.map((end) => end.edge.id),
  };
  const sub = subinterfaceOf(name);
  if (sub !== undefined) {
    // A carrier hands many circuits over on one port: each is a line of its own that comes under its tag.
    return { ...shared, name, kind: 'port', parent: sub.port, tag: sub.number };
  }
  if (!isBundled(device, ports.length)) return { ...shared, name, kind: 'port' };
  if (ends.length === 1 || (device.members.length > 1 && !isStack(device))) {
    const name = `Aggregate ${index + 1}`;
    return { ...shared, name, kind: 'aggregate', aggregation: aggregationOf(device) };
  }
  if (device.kind !== 'switch') return { ...shared, name: `Bridge ${index + 1}`, kind: 'bridge' };
  const vlan = firstLinkVlan + index;
  return { ...shared, name: `VLAN ${vlan}`, kind: 'vlan', vlan, ports: [] };
}

/** Two links to the members of one device lead to that. */
function farName(ends: readonly LinkEnd[], { deviceOf }: NetworkView): string {
  const [first, ...others] = ends.map(({ far }) => far);
  const isOne = others.every((far) => far.id === first?.id);
  return (isOne ? undefined : deviceOf.get(first?.id ?? '')?.hostname) ?? first?.label ?? '';
}

/** Its subnet says which links are one line; its rate what it costs, and what is shaped. */
function needOfLink({ edge }: LinkEnd, missing: MissingFacts): void {
  missing.need(edge.subnet, edge.id, 'subnet of the link');
  missing.need(edge.bandwidthMbps, edge.id, 'rate of the link');
  if (edge.outer !== undefined) missing.need(edge.service, edge.id, 'service of the line');
}

/** What a link's end has in both families. */
function linkAddresses(
  { edge, end, node, far }: LinkEnd,
  { hasIpv4, hasIpv6, layer3 }: NetworkView,
  missing: MissingFacts,
): Pick<Interface, 'ipv4' | 'ipv6'> {
  const isOfIpv4 = hasIpv4 || layer3.internet.has(far.id);
  const ipv4 = isOfIpv4
    ? missing.need(edge.addresses?.[end], edge.id, `address at ${node.label}`)
    : undefined;
  const ipv6 = hasIpv6 ? missing.need(edge.ipv6?.[end], edge.id, `IPv6 address at ${node.label}`) : undefined;
  return { ipv4: ipv4 === undefined ? [] : [ipv4], ipv6: ipv6 === undefined ? [] : [ipv6] };
}

/** A line that is handed over to both members of a cluster ends on one port here. */
const onceEach = (ports: readonly ChassisPort[]): ChassisPort[] => [
  ...new Map(ports.map((port) => [`${port.node} ${port.name}`, port])).values(),
];

/** The access ports of a switch's routed links that have two ports: those that `routedInterfaces` gave a VLAN. */
export function linkVlanPorts(
  device: LogicalDevice,
  view: NetworkView,
  routed: readonly RoutedInterface[],
  missing: MissingFacts,
): Interface[] {
  return routed.flatMap(({ interface: { vlan, from } }) => {
    if (vlan === undefined) return [];
    const ends = (view.endsOf.get(device.id) ?? []).filter(({ edge }) => from.includes(edge.id));
    return ends.flatMap((end, index) => {
      const ports = portsOf(end, missing);
      const [first] = ports;
      if (first === undefined) return [];
      // Each member of the cluster bundles its own ports. Routed aggregates count from 1 upwards, trunks from 101.
      const bundle = ports.length > 1 && {
        name: `Aggregate ${99 - 2 * (vlan - firstLinkVlan) - index}`,
        kind: 'aggregate' as const,
        aggregation: aggregationOf(device),
      };
      return {
        ...plainInterface,
        name: interfaceOf(device, first),
        kind: 'port' as const,
        ...bundle,
        description: `To ${end.far.label}`,
        ports,
        switchport: {
          mode: 'access' as const,
          access: vlan,
          allowed: [],
          isEdge: true,
          dot1x: 'none' as const,
          isTrusted: true,
          rootGuard: false,
        },
        from: [end.edge.id],
      };
    });
  });
}

/** Tunnels to other sites: routed interfaces over the circuits that carry them. */
export function tunnelInterfaces(
  device: LogicalDevice,
  view: NetworkView,
  routed: readonly RoutedInterface[],
  missing: MissingFacts,
): RoutedInterface[] {
  const ends = (view.endsOf.get(device.id) ?? []).filter((end) => linkUse(end, view) === 'tunnel');
  return ends.map((end, index) => {
    const { edge, far } = end;
    const name = `Tunnel ${index + 1}`;
    const tunnel = tunnelOf(end, view, routed, missing);
    missing.need(edge.bandwidthMbps, edge.id, 'rate of the tunnel');
    return {
      end,
      interface: {
        ...plainInterface,
        name,
        kind: 'tunnel',
        description: `IPsec to ${far.label}`,
        ...linkAddresses(end, view, missing),
        mtu: 1_400,
        // The header of IPv6 is 20 bytes longer.
        tcpMss: view.hasIpv6 ? 1_340 : 1_360,
        ...(tunnel && { tunnel }),
        ...(edge.bandwidthMbps && { shapeMbps: edge.bandwidthMbps }),
        from: [edge.id],
      },
    };
  });
}

function tunnelOf(
  { edge, end, farEnd, node }: LinkEnd,
  view: NetworkView,
  routed: readonly RoutedInterface[],
  missing: MissingFacts,
): Tunnel | undefined {
  const outer = missing.need(edge.outer, edge.id, 'outer addresses of the tunnel');
  const underlay = missing.need(
    edge.underlay?.[end],
    edge.id,
    `circuit that carries the tunnel at ${node.label}`,
  );
  if (outer === undefined || underlay === undefined) return undefined;
  const way = wayTo(underlay, view, routed);
  const via = missing.need(way, edge.id, `next hop of the circuit that carries the tunnel at ${node.label}`);
  if (via === undefined) return undefined;
  return {
    source: via.interface,
    sourceAddress: outer[end],
    destination: outer[farEnd],
    via,
    profile: profileName(edge.id),
  };
}

/** The name of the IPsec profile that protects a tunnel. */
export const profileName = (edge: string): string => cutText(`ipsec-${edge}`, 100);

/** Where a circuit is reached from a device: its own interface, or the link to the router that ends it. */
function wayTo(
  circuit: string,
  { edges, deviceOf }: NetworkView,
  routed: readonly RoutedInterface[],
): Tunnel['via'] {
  const edge = edges.get(circuit);
  const router = edge && (deviceOf.get(edge.target) ?? deviceOf.get(edge.source));
  const way =
    routed.find(({ interface: { from } }) => from.includes(circuit)) ??
    routed.find(({ end }) => router !== undefined && deviceOf.get(end.far.id) === router);
  const nextHop = way && addressAt(way.end, way.end.farEnd);
  return way === undefined || nextHop === undefined ? undefined : { interface: way.interface.name, nextHop };
}
