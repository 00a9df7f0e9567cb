import {
  type DeviceConfiguration,
  mostInterfaces,
} from '../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../contract/configuration/interfaces.ts';
import type { PolicyRule, Zone } from '../../contract/configuration/security.ts';
import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { formatAddress, withoutPrefix } from '../addressing/ipv4.ts';
import { parseIpv6 } from '../addressing/ipv6-address.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { endsInternet } from './interfaces/circuits.ts';
import { hostGuardOf } from './interfaces/host-guard.ts';
import { igmpSnoopingOf } from './interfaces/igmp-snooping.ts';
import { publicLoopback, tunnelSources } from './interfaces/loopback.ts';
import { mlagOf } from './interfaces/mlag.ts';
import { authenticating } from './interfaces/port-authentication.ts';
import { portGroupsOf } from './interfaces/port-groups.ts';
import type { PowerOf } from './interfaces/port-power.ts';
import { type QosPlan, qosOf } from './interfaces/qos-shares.ts';
import { markingsOf, priorityMbps, trustOf } from './interfaces/quality-of-service.ts';
import { linkVlanPorts } from './interfaces/routed-interfaces.ts';
import { spanningTreeOf } from './interfaces/spanning-tree.ts';
import { stackOf } from './interfaces/stack.ts';
import { switchedInterfaces } from './interfaces/switched-interfaces.ts';
import { unusedPorts } from './interfaces/unused-ports.ts';
import { vrfsOf } from './interfaces/vrfs.ts';
import type { RoutedDevice } from './routed-device.ts';
import { administrationOf } from './security/administration.ts';
import { inspectionOf } from './security/inspection.ts';
import { ipsecProfile } from './security/ipsec-profile.ts';
import { remoteAccessOf } from './security/remote-access.ts';
import { dhcpOf } from './services/dhcp.ts';
import { managementServices } from './services/management-services.ts';
import { dhcp6Of, routerAdvertisements } from './services/router-advertisements.ts';
import type { NetworkService } from './services/service-plan.ts';
import type { LogicalDevice } from './view/link-end.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { NetworkView } from './view/network-view.ts';

/** What all devices of a network share. */
export interface NetworkRules {
  readonly requirements: Requirements;
  readonly view: NetworkView;
  readonly roots: ReadonlyMap<string, ReadonlyMap<'root' | 'backup', readonly number[]>>;
  readonly zones: readonly Zone[];
  readonly policies: readonly PolicyRule[];
  readonly scopes: ReadonlyMap<string, ControlPlane['dhcp'][number]>;
  /** Where devices get time, names and sign-in, and where they report to. */
  readonly services: readonly NetworkService[];
  readonly deviceOf: DeviceOf;
  readonly powerOf: PowerOf;
  /** The classes of service with the shares of this network, and whose hosts are in each. */
  readonly qos: QosPlan;
}

/** Everything that one device's configuration says. */
export function configureDevice(
  own: RoutedDevice,
  rules: NetworkRules,
  missing: MissingFacts,
): DeviceConfiguration {
  const { view, requirements } = rules;
  const { device, loopback, statics, filters, ospf, ospf3, bgp, firstHops, nat, tracks } = own;
  const { tunnels, vlans } = own.interfaces;
  const stacked = stackOf(device, view, rules.deviceOf, missing);
  const begins = tunnelBeginnings(own);
  const outside = publicSource(own, begins, rules);
  const loopbacks = new Set([loopback, ...begins, outside].flatMap((row) => row ?? []));
  const plain = [...loopbacks, ...interfaceRows(own, rules, missing), ...(stacked?.rows ?? [])];
  const rows = governedPorts(plain, device, rules);
  const unused = unusedPorts(device, rows, rules.deviceOf, mostInterfaces - rows.length);
  const carried = vlansOf(rows);
  // Unused ports are all in one VLAN.
  const numbers = unused.length === 0 ? carried : vlansOf([...rows, ...unused.slice(0, 1)]);
  const managed = loopback ?? vlans[0]?.interface;
  const [node] = device.members;
  const self = device.members.map(({ id }) => id);
  const routerId = missing.need(managed && routerIdOf(managed), node.id, 'management address');
  const { pools, relays } = dhcpOf(device, vlans, rules.scopes, rules.services, view, missing);
  const isFiltering = enforces(device, requirements, view);
  const inspection = inspectionOf(device, requirements);
  const hostGuard = hostGuardOf(device, rows, view);
  const spanningTree = spanningTreeOf(device, carried, rules.roots);
  const igmpSnooping = igmpSnoopingOf(device, spanningTree, managed, view);
  const vrfs = vrfsOf(device, view);
  const model = modelOf(device, rules.deviceOf);
  const portGroups = portGroupsOf(device, view, rules.deviceOf);
  const mlag = mlagOf(device, rows, own.interfaces.routed, view, missing);
  return {
    id: device.id,
    hostname: device.hostname,
    site: device.site,
    kind: device.kind,
    ...(model !== undefined && { model }),
    members: device.members.map(({ id, label }) => ({ node: id, hostname: label })),
    interfaces: [...rows, ...unused],
    vlans: numbers.map((id) => vlanRow(id, device, view)),
    ...(spanningTree && { spanningTree }),
    ...(mlag && { mlag }),
    ...(stacked && { stack: stacked.stack }),
    ...(portGroups.length > 0 && { portGroups }),
    ...(vrfs.length > 0 && { vrfs }),
    ...(hostGuard && { hostGuard }),
    ...(igmpSnooping && { igmpSnooping }),
    tracks: [...tracks],
    ...(routerId !== undefined && {
      routing: {
        routerId,
        statics,
        ...(ospf && { ospf }),
        ...(ospf3 && { ospf3 }),
        ...(bgp && { bgp }),
        filters,
        from: self,
      },
    }),
    firstHops: [...firstHops],
    zones: isFiltering ? [...rules.zones] : [],
    filtering: device.kind === 'firewall' ? 'stateful' : 'stateless',
    policies: isFiltering ? [...rules.policies] : [],
    ...(isFiltering && { unmatched: { action: 'deny' as const, isLogged: true, from: self } }),
    ...(inspection && { inspection }),
    nat: [...nat],
    ipsec: tunnels.map(({ end }) => ipsecProfile(end.edge.id)),
    ...remoteAccessOf(own, view, rules),
    dhcpPools: pools,
    dhcpRelays: relays,
    ...(view.hasIpv6 && {
      routerAdvertisements: routerAdvertisements(device, vlans, rules.scopes, rules.services, view),
      dhcp6: dhcp6Of(device, vlans, rules.scopes, rules.services, view, missing),
    }),
    services: managementServices(
      {
        managed: managed?.name,
        outside: endsInternet(device, view) ? undefined : (outside ?? managed)?.name,
      },
      node.id,
      rules.services,
    ),
    qos: qosOf(device, rules.qos),
    qosMarkings: markingsOf(rows, device.site, view, requirements),
    administration: administrationOf(device, rules.services, view),
  };
}

/** The model of all members. */
function modelOf({ members }: LogicalDevice, deviceOf: DeviceOf): string | undefined {
  const [model, ...others] = new Set(members.map((member) => deviceOf(member)?.model));
  return others.length === 0 ? model : undefined;
}

/** The address that it is known by; of IPv6 alone, the last 32 bits of it: a number that no other device has (RFC 5340, 2.11). */
function routerIdOf({ ipv4: [address], ipv6: [other] }: Interface): string | undefined {
  if (address !== undefined) return withoutPrefix(address);
  return other && formatAddress(Number(parseIpv6(withoutPrefix(other)) & 0xffffffffn));
}

/** The rows with who may use each port, whose marks it keeps, and how much of a shaped one its priority queue may take. */
function governedPorts(
  rows: readonly Interface[],
  { site }: LogicalDevice,
  { view, services }: NetworkRules,
): Interface[] {
  const hasRadius = services.some(({ kind }) => kind === 'radius');
  const guestVlans = hasRadius
    ? vlansOf(rows).filter((vlan) => view.subnetOf(site, vlan)?.purpose === 'guest')
    : [];
  const authenticated = authenticating(hasRadius, guestVlans);
  return rows.map((row) => {
    const switchport = row.switchport && authenticated(row.switchport);
    const trust = trustOf(row, view);
    if (switchport === row.switchport && trust === undefined) return row;
    const governed = { ...row };
    if (switchport !== undefined) governed.switchport = switchport;
    if (trust !== undefined) governed.trust = trust;
    if (trust !== undefined && row.shapeMbps !== undefined)
      governed.priorityMbps = priorityMbps(row.shapeMbps);
    return governed;
  });
}

/** Where a device that does not end its own line to the internet asks public servers from, if any are asked. */
const publicSource = (
  { device, nat }: RoutedDevice,
  begins: readonly Interface[],
  { services, view }: NetworkRules,
): Interface | undefined =>
  services.some(({ nodes }) => nodes.length === 0) ? publicLoopback(device, nat, begins, view) : undefined;

/** Public addresses of its own that tunnels begin at. */
function tunnelBeginnings({ interfaces: { routed, tunnels } }: RoutedDevice): Interface[] {
  const addresses = routed.flatMap((each) => each.interface.ipv4);
  return tunnelSources(tunnels, new Set(addresses.map(withoutPrefix)));
}

function interfaceRows(
  { device, interfaces: { routed, tunnels, vlans } }: RoutedDevice,
  { view, powerOf }: NetworkRules,
  missing: MissingFacts,
): DeviceConfiguration['interfaces'] {
  return [
    ...[...routed, ...tunnels, ...vlans].map((each) => each.interface),
    ...linkVlanPorts(device, view, routed, missing),
    ...switchedInterfaces(device, view, powerOf, missing),
  ];
}

/** Firewalls filter all that passes them, and whatever is the gateway of hosts filters what they begin. */
const enforces = (
  device: LogicalDevice,
  { securityRequirements }: Requirements,
  view: NetworkView,
): boolean =>
  device.isRouting &&
  (device.kind === 'firewall' ||
    (securityRequirements.firewall === 'none' && endsInternet(device, view)) ||
    device.members.some(({ id }) =>
      (view.layer3.subnetsOf.get(id) ?? []).some(({ vlan }) => vlan !== undefined),
    ));

function vlansOf(rows: readonly Interface[]): number[] {
  const ids = new Set<number>();
  const add = (id: number | undefined): void => {
    if (id !== undefined) ids.add(id);
  };
  for (const { vlan, switchport } of rows) {
    add(vlan);
    add(switchport?.access);
    add(switchport?.voice);
    add(switchport?.native);
    switchport?.allowed.forEach(add);
  }
  return [...ids].sort((a, b) => a - b);
}

function vlanRow(id: number, { site, members }: LogicalDevice, { subnetOf }: NetworkView) {
  const subnet = subnetOf(site, id);
  return {
    id,
    name: subnet?.name ?? unusedNames.get(id) ?? `VLAN ${id}`,
    from: subnet ? [subnet.id] : members.map((node) => node.id),
  };
}

/** VLANs that no host is in. */
const unusedNames: ReadonlyMap<number, string> = new Map([
  [assumptions.parkingVlan, 'Parking'],
  [assumptions.nativeVlan, 'Native of trunks, unused'],
]);
