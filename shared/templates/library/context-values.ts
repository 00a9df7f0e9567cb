import { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { DhcpPool, DhcpRelay } from '../../contract/configuration/dhcp.ts';
import { Interface } from '../../contract/configuration/interfaces.ts';
import { RemoteAccess } from '../../contract/configuration/remote-access.ts';
import { RouterAdvertisement } from '../../contract/configuration/router-advertisements.ts';
import { Bgp, FirstHop, Ospf } from '../../contract/configuration/routing.ts';
import { IpsecProfile } from '../../contract/configuration/security.ts';
import type { DhcpOption } from '../../contract/dhcp-option.ts';
import {
  formatAddress,
  lastOf,
  parseAddress,
  parseBlock,
  withoutPrefix,
} from '../../network/addressing/ipv4.ts';
import { printable } from '../../vocabulary/printable.ts';
import type { InterfaceRow } from './context/interface-rows.ts';
import { groupNumber, proposalRow } from './context/proposals.ts';
import { shapes } from './context/quality-rows.ts';
import { bgpRow, filterRows, trackLists } from './context/routing-rows.ts';
import { statedValues } from './context/stated-values.ts';
import type { DeviceContext } from './device-context.ts';
import { secretPlaceholder } from './secrets.ts';

/** What stands in a list of its own under its own name is not handed over twice. */
const OtherFields = DeviceConfiguration.omit({ interfaces: true, policies: true });

/**
 * The values that every part of the library renders with. What the neutral configuration does not state is `none`, so that a
 * part may ask for it; texts are printable; secrets are placeholders.
 */
export function contextValues(context: DeviceContext): Readonly<Record<string, unknown>> {
  const { device, interfaces, statics, tracks, policies, qos } = context;
  const rows = interfaces.map(rowValues);
  const secrets = secretNames(device);
  const vrfNames = Object.fromEntries(
    (device.vrfs ?? []).map(({ name }) => [name, context.dialect.vrfName?.(name, device) ?? name]),
  );
  return {
    hostname: printable(device.hostname).replace(/[^A-Za-z0-9._-]+/g, '-'),
    site: printable(device.site),
    device: statedValues(OtherFields, device),
    names: Object.fromEntries(context.names),
    interfaces: rows,
    byName: Object.fromEntries(interfaces.map(({ key }, index) => [key, rows[index]])),
    byKind: Object.fromEntries(
      Interface.shape.kind.options.map((kind) => [
        kind,
        rows.filter((_, index) => interfaces[index]?.kind === kind),
      ]),
    ),
    statics: statics.map((row) => ({ ...row, nextHop: row.nextHop ?? null })),
    tracks,
    ...context.zoning,
    trackLists: trackLists(device),
    shapes: shapes(device.interfaces),
    policies: policies.map((row) => ({
      ...row,
      name: printable(row.name),
      services: row.services.map((service) => ({ ...service, ports: service.ports ?? null })),
    })),
    filter: context.filter,
    forged: {
      ...context.forged,
      interfaces: context.forged.interfaces.map(
        ({ key }) => rows[interfaces.findIndex((row) => row.key === key)],
      ),
    },
    authentications: context.access.authentications,
    markings: context.access.markings,
    dhcpPools: context.dhcpPools.map((pool) => ({
      ...pool,
      ntpServers: pool.ntpServers ?? [],
      options: optionValues(pool.options),
    })),
    ownAddresses: context.ownAddresses,
    sharedPorts: sharedPorts(context),
    // Of the two of a pair, by the addresses of their keepalive.
    mlagIsFirst:
      device.mlag !== undefined &&
      parseAddress(device.mlag.keepalive.source) < parseAddress(device.mlag.keepalive.destination),
    addresses: allAddresses(device, context.ownAddresses),
    vrfs: (device.vrfs ?? []).map(({ name, from }) => ({ name: vrfNames[name] ?? name, key: name, from })),
    vrfName: vrfNames,
    vlans: device.vlans.map((row) => ({ ...row, name: printable(row.name) })),
    filters: filterRows(device).map((row) => ({ ...row, name: printable(row.name) })),
    ospf4: device.routing?.ospf ? statedValues(Ospf, device.routing.ospf) : null,
    ospf6: device.routing?.ospf3 ? statedValues(Ospf, device.routing.ospf3) : null,
    bgp: bgpValues(context),
    nat: device.nat.map((rule) => ({
      ...rule,
      addressOn: addressOn(rule.address, context),
      isInterfaceAddress: interfaces.some(
        ({ key, ipv4 }) => key === rule.outside && ipv4.some((cidr) => cidr.startsWith(`${rule.address}/`)),
      ),
    })),
    ipsec: device.ipsec.map((profile) => ({
      ...profile,
      ikeProposal: proposalRow(profile.ikeProposal),
      espProposal: proposalRow(profile.espProposal),
      pfsGroup: groupNumber(profile.pfsGroup),
    })),
    remoteAccess: remoteAccessValues(context),
    services: context.services,
    qos,
    heartbeats: context.heartbeats,
    isFirstOfPair: context.isFirstOfPair,
    secret: Object.fromEntries(secrets.map((name) => [name, secretPlaceholder(name)])),
  };
}

/** The interface that has an address: one of the plan, or the loopback that stands for it. */
function addressOn(address: string, { interfaces, ownAddresses: own }: DeviceContext): string | null {
  const row = interfaces.find(({ ipv4 }) => ipv4.some((cidr) => cidr.startsWith(`${address}/`)));
  if (row) return row.name;
  return own.includes(address) ? `Loopback${firstOwnLoopback + own.indexOf(address)}` : null;
}

/** Loopbacks from here on hold addresses that the device answers at and that the plan puts on no interface. */
const firstOwnLoopback = 201;

/** Ports that only others are on, each of them with its tag. */
const sharedPorts = ({ device, names, interfaces }: DeviceContext): unknown[] =>
  [...new Set(device.interfaces.flatMap(({ parent }) => (parent === undefined ? [] : [parent])))]
    .filter((parent) => !device.interfaces.some(({ name }) => name === parent))
    .map((parent) => ({
      key: parent,
      name: names.get(parent) ?? parent,
      from: interfaces.flatMap((row) => (row.parent === names.get(parent) ? row.from : [])),
    }));

/** Every address of the device without its length, also those that it shares with another. */
const allAddresses = (device: DeviceConfiguration, own: readonly string[]): string[] => [
  ...new Set(
    [
      ...device.interfaces.flatMap(({ ipv4, ipv6 }) => [...ipv4, ...ipv6]),
      ...device.firstHops.flatMap(({ address, global }) =>
        global === undefined ? [address] : [address, global],
      ),
      ...own,
    ].map(withoutPrefix),
  ),
];

function bgpValues({ device }: DeviceContext): unknown {
  const row = bgpRow(device);
  if (row === null || device.routing?.bgp === undefined) return null;
  const stated = objectOf(statedValues(Bgp, row));
  const neighbours = row.neighbours.map((neighbour) => ({
    ...neighbour,
    ...objectOf(statedValues(Bgp.shape.neighbours.element, neighbour)),
  }));
  return { ...stated, families: row.families, neighbours };
}

/** The addresses of the pool that people get: without the device's own. */
function poolEnds({ pool, address }: RemoteAccess): {
  readonly poolFirst: string;
  readonly poolLast: string;
} {
  const block = parseBlock(pool);
  return {
    poolFirst: formatAddress(Math.max(block.first, parseAddress(address)) + 1),
    poolLast: formatAddress(lastOf(block) - 1),
  };
}

function remoteAccessValues({ device: { remoteAccess } }: DeviceContext): unknown {
  if (remoteAccess === undefined) return null;
  return {
    ...objectOf(statedValues(RemoteAccess, remoteAccess)),
    ...poolEnds(remoteAccess),
    ikeProposal: proposalRow(remoteAccess.ikeProposal),
    espProposal: proposalRow(remoteAccess.espProposal),
    pfsGroup: groupNumber(remoteAccess.pfsGroup),
  };
}

function rowValues(row: InterfaceRow): Readonly<Record<string, unknown>> {
  const or = (schema: Parameters<typeof statedValues>[0], value: unknown): unknown =>
    value === null ? null : statedValues(schema, value);
  return {
    ...row,
    ...objectOf(statedValues(Interface, row)),
    name: row.name,
    parent: row.parent,
    vlanName: row.vlanName === null ? null : printable(row.vlanName),
    firstHops: row.firstHops.map((hop) => ({ ...hop, ...objectOf(statedValues(FirstHop, hop)) })),
    dhcpPool: or(DhcpPool, row.dhcpPool),
    dhcpRelay: or(DhcpRelay, row.dhcpRelay),
    dhcp6:
      row.dhcp6?.kind === 'server' ? { ...row.dhcp6, options: optionValues(row.dhcp6.options) } : row.dhcp6,
    advertisement: or(RouterAdvertisement, row.advertisement),
    protection: or(IpsecProfile, row.protection),
  };
}

const optionValues = (options: readonly DhcpOption[] = []) =>
  options.map((option) => ({ ...option, hex: option.hex ?? null }));

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** Every secret that the device's configuration names. */
function secretNames(device: DeviceConfiguration): string[] {
  const { administration, remoteAccess, ipsec, services } = device;
  return [
    ...new Set(
      [
        administration?.localUser.secret,
        administration?.snmp?.authenticationSecret,
        administration?.snmp?.privacySecret,
        remoteAccess?.certificate,
        ...ipsec.map(({ secret }) => secret),
        ...services.map(({ secret }) => secret),
      ].filter((name) => name !== undefined),
    ),
  ];
}
