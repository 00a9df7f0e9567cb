import { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { DhcpPool, DhcpRelay } from '../../contract/configuration/dhcp.ts';
import { Interface } from '../../contract/configuration/interfaces.ts';
import { RouterAdvertisement } from '../../contract/configuration/router-advertisements.ts';
import { FirstHop } from '../../contract/configuration/routing.ts';
import { IpsecProfile } from '../../contract/configuration/security.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { interfaceNames } from './context/interface-names.ts';
import { type InterfaceRow, interfaceRows } from './context/interface-rows.ts';
import type { NetworkIndex } from './context/network-index.ts';
import { type PolicyRow, policyRows } from './context/policy-rows.ts';
import { printable } from './context/printable.ts';
import { type QosClassRow, qosRows } from './context/quality-rows.ts';
import { type StaticRow, staticRows, type TrackRow, trackRows } from './context/routing-rows.ts';
import { type ServiceRows, serviceRows } from './context/service-rows.ts';
import { statedValues } from './context/stated-values.ts';
import { type Zoning, zoning } from './context/zone-rows.ts';
import { secretPlaceholder } from './secrets.ts';

/** What is known of a device before its text is written: for the omissions of a dialect, and for `contextValues`. */
export interface DeviceContext {
  readonly device: DeviceConfiguration;
  readonly dialect: Dialect;
  /** The dialect's name of each interface and port, by the name in the neutral configuration. */
  readonly names: ReadonlyMap<string, string>;
  readonly interfaces: readonly InterfaceRow[];
  readonly statics: readonly StaticRow[];
  readonly tracks: readonly TrackRow[];
  readonly policies: readonly PolicyRow[];
  readonly services: ServiceRows;
  readonly qos: readonly QosClassRow[];
  readonly zoning: Zoning;
  /** Ports between the chassis of a cluster, under the dialect's names. */
  readonly heartbeats: readonly string[];
}

export function deviceContext(
  device: DeviceConfiguration,
  dialect: Dialect,
  index: NetworkIndex,
): DeviceContext {
  const names = interfaceNames(device, dialect, index);
  return {
    device,
    dialect,
    names,
    interfaces: interfaceRows(device, names, index),
    statics: staticRows(device, names, index),
    tracks: trackRows(device, names),
    policies: policyRows(device),
    services: serviceRows(device, names),
    qos: qosRows(device.qos),
    zoning: zoning(device, names),
    heartbeats: heartbeatsOf(device, names, index),
  };
}

function heartbeatsOf(
  { members }: DeviceConfiguration,
  names: ReadonlyMap<string, string>,
  index: NetworkIndex,
): string[] {
  const [first, ...others] = members.map(({ node }) => node);
  if (first === undefined || others.length === 0) return [];
  return index
    .cabledPorts(first)
    .filter((name) => others.includes(index.farEnd({ node: first, name })?.node ?? ''))
    .map((name) => names.get(name) ?? name);
}

/**
 * The values that every part of the library renders with. What the neutral configuration does not state is `none`, so that a
 * part may ask for it; texts are printable; secrets are placeholders.
 */
export function contextValues(context: DeviceContext): Readonly<Record<string, unknown>> {
  const { device, interfaces, statics, tracks, policies, qos } = context;
  const stated = statedValues(DeviceConfiguration, device);
  const rows = interfaces.map(rowValues);
  const secrets = secretNames(device);
  return {
    hostname: printable(device.hostname).replace(/[^A-Za-z0-9._-]+/g, '-'),
    site: printable(device.site),
    device: stated,
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
    policies: policies.map((row) => ({
      ...row,
      name: printable(row.name),
      services: row.services.map((service) => ({ ...service, ports: service.ports ?? null })),
    })),
    services: context.services,
    qos,
    heartbeats: context.heartbeats,
    secret: Object.fromEntries(secrets.map((name) => [name, secretPlaceholder(name)])),
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
    advertisement: or(RouterAdvertisement, row.advertisement),
    protection: or(IpsecProfile, row.protection),
  };
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** Every secret that the device's configuration names. */
export function secretNames(device: DeviceConfiguration): string[] {
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
