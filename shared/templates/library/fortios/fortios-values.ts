import { formatAddress, parseAddress, parseBlock } from '../../../network/addressing/ipv4.ts';
import { formatIpv6 } from '../../../network/addressing/ipv6-address.ts';
import { holds, isIpv6, prefixOf } from '../../../network/addressing/prefix.ts';
import { secretName } from '../../../network/configuration/services/secret-name.ts';
import { type FirewallValues, firewallValues } from '../context/firewall-values.ts';
import { diffieHellmanGroup, type IpsecProposal, ipsecProposal } from '../context/ipsec-proposal.ts';
import { interfaceWith, publicAddresses } from '../context/public-addresses.ts';
import type { StaticRow } from '../context/routing-rows.ts';
import { underlayRoutes } from '../context/underlay-routes.ts';
import { vlanCarriers } from '../context/vlan-carriers.ts';
import { leadsAccessPoints } from '../context/wireless-networks.ts';
import type { DeviceContext } from '../device-context.ts';
import { secretPlaceholder } from '../secrets.ts';
import { routeMaps } from './route-maps.ts';
import { isSingleWay, uncheckedSources, withPriorities } from './source-check.ts';

/** What only FortiOS needs to know of a device, under `fortios`, and what a firewall names before its rules. */
export function fortiosValues(context: DeviceContext): Readonly<Record<string, unknown>> {
  const { device, interfaces, names, statics } = context;
  const firewall = firewallValues(device, interfaces, context.forged);
  const people = (device.remoteAccess?.listens ?? []).map((address, index) => ({
    name: `people${index + 1}`,
    address,
    interface: listensOn(address, context),
    ...poolOf(context, index),
  }));
  /** Interfaces towards the internet and loopbacks are named by themselves, others by their zone. */
  const placesOf = new Map(
    firewall.zones.map(({ name, kind, interfaces: members }) => [
      name,
      kind === 'outside' || kind === 'self' ? members.map((row) => row.name) : [zoneName(name)],
    ]),
  );
  const places = (zones: readonly string[]): string[] => [
    ...new Set(zones.flatMap((zone) => placesOf.get(zone) ?? [])),
  ];
  const held = reserved(context);
  return {
    firewall,
    fortios: {
      order: interfaceOrder(context).filter((key) => !held.includes(key)),
      reserved: held,
      hasOverlap: hasOverlap(context),
      groupId: groupId(device.id),
      clusterPassword: secretPlaceholder(secretName('cluster', device.hostname, 'password')),
      monitored: monitored(context),
      routeMaps: routeMaps(context),
      classId: Object.fromEntries(context.qos.map(({ name }, index) => [name, index + 2])),
      objectOf: Object.fromEntries(firewall.addresses.map(({ name, prefix }) => [prefix, name])),
      carrier: Object.fromEntries(
        [...vlanCarriers(device)].map(([key, carrier]) => [key, names.get(carrier.name) ?? carrier.name]),
      ),
      more: Object.fromEntries(publicAddresses(device)),
      /** Where the outer packets of each tunnel begin. */
      outer: Object.fromEntries(
        interfaces.flatMap(({ key, tunnel }) => {
          if (tunnel === undefined) return [];
          const on = interfaceWith(tunnel.sourceAddress, device) ?? tunnel.source;
          return [[key, names.get(on) ?? on]];
        }),
      ),
      /** Loopbacks where tunnels begin: what comes to them passes a policy. */
      tunnelLoopbacks: interfaces
        .filter(
          ({ kind, ipv4 }) =>
            kind === 'loopback' &&
            [
              ...device.interfaces.flatMap(({ tunnel }) => tunnel?.sourceAddress ?? []),
              ...(device.remoteAccess?.listens ?? []),
            ].some((address) => ipv4.some((cidr) => cidr.startsWith(`${address}/`))),
        )
        .map(({ name }) => name),
      people,
      zones: firewall.zones
        .filter(({ kind }) => kind !== 'outside' && kind !== 'self')
        .map((zone) => ({
          name: zoneName(zone.name),
          interfaces:
            zone.kind === 'people' ? people.map(({ name }) => name) : zone.interfaces.map(({ name }) => name),
          from: zone.from,
        })),
      policies: firewall.policies.map((rule) => ({
        number: rule.number,
        sourcePlaces: places(rule.source.zones),
        destinationPlaces: places(rule.destination.zones),
        isFromOutside: rule.fromZone === 'internet',
      })),
      administered: Object.fromEntries(
        interfaces.map(({ key }) => [
          key,
          firewall.zones.some(
            (zone) => zone.isAdministered && zone.interfaces.some((row) => row.key === key),
          ) && !isPublicEnd(device, key),
        ]),
      ),
      /** Whether an administrator has an address of IPv6. */
      isIpv6Administered: device.administration?.allowedFrom.some(isIpv6) === true,
      leadsOn: leadsOnInterfaces(device, firewall),
      uncheckedSources: uncheckedSources(context),
      strangers: context.forged.interfaces.map(({ name }) => name),
      isSingleWay: isSingleWay(context),
      outside: places(firewall.zones.filter(({ kind }) => kind === 'outside').map(({ name }) => name)),
      inside: places(
        firewall.zones.filter(({ kind }) => kind !== 'outside' && kind !== 'self').map(({ name }) => name),
      ),
      routes: withPriorities([
        ...statics.filter(({ vrf }) => vrf === null),
        ...underlayRoutes(device, names),
      ]).map((route) => ({
        ...route,
        nextHop: route.nextHop ?? null,
        device: route.interface ?? deviceOf(route, context),
      })),
      vrfRoutes: statics
        .filter(({ vrf }) => vrf !== null)
        .map((route) => ({
          ...route,
          nextHop: route.nextHop ?? null,
          device: route.interface ?? deviceOf(route, context),
        })),
      proposals: Object.fromEntries(
        [...device.ipsec.map((profile) => [profile.name, profile] as const), ...peopleProfile(context)].map(
          ([name, profile]) => [
            name,
            {
              phase1: phase1(ipsecProposal(profile.ikeProposal)),
              group1: ipsecProposal(profile.ikeProposal).group,
              phase2: phase2(ipsecProposal(profile.espProposal)),
              group2: diffieHellmanGroup(profile.pfsGroup),
            },
          ],
        ),
      ),
      ownAddress: Object.fromEntries(
        device.nat.map(({ address }) => [
          address,
          interfaces.some(({ ipv4 }) => ipv4.some((cidr) => cidr.startsWith(`${address}/`))),
        ]),
      ),
    },
  };
}

/** Interfaces that are entered before the tunnels, each after what it is on; heartbeats have no entry. */
function interfaceOrder({ device, interfaces, heartbeats }: DeviceContext): string[] {
  const ranks = { port: 0, aggregate: 1, bridge: 1, loopback: 2, vlan: 3, subinterface: 3, tunnel: 4 };
  return interfaces
    .filter(({ kind, name, vrf }) => kind !== 'tunnel' && (vrf !== undefined || !heartbeats.includes(name)))
    .filter(
      (row, index, all) => row.vrf === undefined || all.findIndex(({ name }) => name === row.name) === index,
    )
    .filter(({ vrf, key }) => vrf === undefined || device.members.length === 1 || key === firstInVrf(device))
    .map((row) => ({ row, rank: row.tag === undefined ? ranks[row.kind] : 3 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row.key);
}

/** The management port of a cluster, which is no interface of it. */
function reserved({ device }: DeviceContext): string[] {
  const port = firstInVrf(device);
  return device.members.length > 1 && device.stack === undefined && port !== undefined ? [port] : [];
}

/** Whether an interface of another routing table is in a subnet of the main one, as a port beside the management VLAN that it is in. */
function hasOverlap({ device, interfaces }: DeviceContext): boolean {
  if (device.members.length > 1) return false;
  const subnets = (isApart: boolean) =>
    interfaces.filter(({ vrf }) => (vrf !== undefined) === isApart).flatMap(({ ipv4 }) => ipv4.map(prefixOf));
  const main = subnets(false);
  return subnets(true).some((own) => main.some((other) => holds(own, other) || holds(other, own)));
}

/** Of a cluster, whose second chassis has an address of its own for management. */
const firstInVrf = ({ vrfs }: DeviceContext['device']): string | undefined => vrfs?.[0]?.interfaces[0]?.name;

/** Clusters on one segment need different numbers: a number of 0 to 254 of the id. */
const groupId = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 255, 7);

/** Physical interfaces that carry something: the chassis that has more of them is active. */
const monitored = ({ interfaces, heartbeats }: DeviceContext): string[] =>
  interfaces
    .filter(
      ({ kind, vrf, tag, name, isUp }) =>
        isUp &&
        (kind === 'port' || kind === 'aggregate') &&
        vrf === undefined &&
        tag === undefined &&
        !heartbeats.includes(name),
    )
    .map(({ name }) => name);

/** An equal part of the pool for each public address that people come in at, after the firewall's own. */
function poolOf({ device }: DeviceContext, index: number) {
  const people = device.remoteAccess;
  if (people === undefined) return { first: null, last: null, first6: null, last6: null };
  const { first, prefix } = parseBlock(people.pool);
  const size = 2 ** (32 - prefix);
  const parts = people.listens.length;
  const step = Math.floor(size / parts);
  const own = parseAddress(people.address);
  const from = first + index * step + (index === 0 ? 1 : 0);
  const to = first + (index + 1) * step - (index === parts - 1 ? 2 : 1);
  const v6 = people.ipv6 ? prefixOf(people.ipv6.pool) : undefined;
  const at = (offset: bigint): string | null => (v6 ? formatIpv6(v6.first + offset) : null);
  return {
    first: formatAddress(from === own ? from + 1 : from),
    last: formatAddress(to),
    first6: at(BigInt(index) * 65_536n + 2n),
    last6: at(BigInt(index + 1) * 65_536n - 1n),
  };
}

const peopleProfile = ({ device }: DeviceContext) =>
  device.remoteAccess ? [['people', device.remoteAccess] as const] : [];

/** As policies name it: at most 35 characters. */
const zoneName = (name: string): string => name.slice(0, 35);

const phase1 = ({ bits, isAuthenticated, hash }: IpsecProposal): string =>
  isAuthenticated ? `aes${bits}gcm-prf${hash}` : `aes${bits}-${hash}`;

const phase2 = ({ bits, isAuthenticated, hash }: IpsecProposal): string =>
  isAuthenticated ? `aes${bits}gcm` : `aes${bits}-${hash}`;

/** The interface in whose subnet the next hop is. */
function deviceOf({ nextHop }: StaticRow, { interfaces }: DeviceContext): string | null {
  if (nextHop === undefined) return null;
  const address = prefixOf(nextHop);
  return (
    interfaces.find(({ ipv4, ipv6 }) => [...ipv4, ...ipv6].some((cidr) => holds(prefixOf(cidr), address)))
      ?.name ?? null
  );
}

/** The dialect's name of the interface that has a public address. */
function listensOn(address: string, { device, names, interfaces }: DeviceContext): string {
  const on = interfaceWith(address, device);
  const outside = interfaces.find(({ nat, circuit }) => nat === 'outside' || circuit !== null);
  return (on === undefined ? undefined : names.get(on)) ?? outside?.name ?? 'any';
}

/** A loopback under a public address: tunnels end there, and nobody administers the device from where they come. */
const isPublicEnd = ({ interfaces, zones }: DeviceContext['device'], key: string): boolean => {
  const inside = zones
    .flatMap(({ prefixes }) => prefixes)
    .map(prefixOf)
    .filter(({ length }) => length > 0);
  return (
    inside.length > 0 &&
    interfaces.some(
      ({ name, kind, ipv4, ipv6 }) =>
        name === key &&
        kind === 'loopback' &&
        ![...ipv4, ...ipv6].some((address) => inside.some((prefix) => holds(prefix, prefixOf(address)))),
    )
  );
};

/** Where access points of its maker join it: the interfaces that they come in by, and the loopback that they are told. */
function leadsOnInterfaces(device: DeviceContext['device'], { policies, zones }: FirewallValues): string[] {
  // Each policy stands where its rule does.
  const rules = device.policies.flatMap((rule, index) =>
    leadsAccessPoints(rule) ? (policies[index] ?? []) : [],
  );
  const from = new Set(rules.flatMap(({ source }) => source.zones));
  const to = new Set(rules.flatMap(({ destination }) => destination.zones));
  const joined = zones.filter(
    ({ name, kind }) => (kind !== 'outside' && from.has(name)) || (kind === 'self' && to.has(name)),
  );
  return joined
    .flatMap(({ interfaces }) => interfaces.map(({ key }) => key))
    .filter((key) => !isPublicEnd(device, key));
}
