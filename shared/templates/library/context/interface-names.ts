import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import { isStack } from '../../../network/graph/clusters.ts';
import { naturally } from '../../../vocabulary/natural-order.ts';
import type { Dialect, NamedInterface } from '../../dialects/dialect.ts';
import { nameOfPort } from './name-of-port.ts';
import type { NetworkIndex } from './network-index.ts';
import { vlanCarriers } from './vlan-carriers.ts';

/** Every interface of a device, those in a VRF last. */
export const allInterfaces = (device: DeviceConfiguration): Interface[] => [
  ...device.interfaces,
  ...(device.vrfs ?? []).flatMap(({ interfaces }) => interfaces),
];

/**
 * The last number in the name of each interface: 101 of `Aggregate 101`. No two aggregates have the same: what both switches of a
 * pair end keeps its number, since they have to agree on it.
 */
export function interfaceNumbers(rows: readonly Interface[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const taken = new Set<string>();
  const shared = (row: Interface): number => (row.aggregation?.mlag === undefined ? 1 : 0);
  for (const row of rows.toSorted((a, b) => shared(a) - shared(b))) {
    const claim = (number: number): string => `${row.kind} ${row.aggregation?.mode} ${number}`;
    let number = lastNumber(row.name) ?? 0;
    while (row.kind === 'aggregate' && taken.has(claim(number))) number += 200;
    taken.add(claim(number));
    numbers.set(row.name, number);
  }
  return numbers;
}

function lastNumber(name: string): number | undefined {
  const digits = /(\d+)(?!.*\d)/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** What a dialect calls each interface of a device and each of its ports, by the name in the neutral configuration. */
export function interfaceNames(
  device: DeviceConfiguration,
  dialect: Dialect,
  index: NetworkIndex,
): ReadonlyMap<string, string> {
  const rows = allInterfaces(device);
  const names = new Map(portNames(device, dialect, index));
  const numbers = interfaceNumbers(rows);
  const shared = sharedBetweenChassis(device);
  const ports = portsOf(device, rows, index);
  const carriers = vlanCarriers(device);
  const onAnother = rows.filter(({ name, parent }) => parent !== undefined || carriers.has(name));
  const virtual = rows.filter((row) => row.kind !== 'port' && !onAnother.includes(row));
  const set = (name: string, kind: Interface['kind'], row: Interface | undefined, place: number): void => {
    const at = shared.indexOf(name);
    const parent = row?.parent ?? carriers.get(name)?.name;
    const number = (row && numbers.get(name)) ?? lastNumber(name) ?? place;
    const facts = named(name, kind, row, place, number, parent === undefined ? undefined : names.get(parent));
    names.set(name, dialect.interfaceName({ ...facts, shared: at < 0 ? undefined : at }, device));
  };
  const rowOf = new Map(rows.map((row) => [row.name, row]));
  for (const [place, name] of ports.entries()) set(name, 'port', rowOf.get(name), place);
  // Sub-interfaces are named after what they are on.
  for (const row of [...virtual, ...onAnother]) set(row.name, kindOf(row), row, 0);
  return names;
}

/** What a dialect calls the ports of one chassis, also where a cluster has another name for the two that are one interface. */
export function portNames(
  device: DeviceConfiguration,
  dialect: Dialect,
  index: NetworkIndex,
): ReadonlyMap<string, string> {
  const rows = allInterfaces(device);
  const names = new Map<string, string>();
  for (const [place, name] of portsOf(device, rows, index).entries()) {
    const row = rows.find((entry) => entry.name === name);
    names.set(
      name,
      dialect.interfaceName(named(name, 'port', row, place, lastNumber(name) ?? place, undefined), device),
    );
  }
  return names;
}

/** A port that a carrier hands over with others by its tag is on the port that they share. */
const kindOf = ({ kind, parent }: Interface): Interface['kind'] =>
  kind === 'port' && parent !== undefined ? 'subinterface' : kind;

/** Of one chassis, since those of a cluster have the same ports; of a stack those of all. */
function portsOf(device: DeviceConfiguration, rows: readonly Interface[], index: NetworkIndex): string[] {
  const own = new Set(device.members.map(({ node }) => node));
  const inVrf = new Set(rows.filter(({ vrf }) => vrf !== undefined).map(({ name }) => name));
  const onOthers = new Set(rows.filter(({ parent }) => parent !== undefined).map(({ name }) => name));
  const all = new Set([
    ...rows.flatMap(({ parent }) => (parent === undefined ? [] : [parent])),
    ...rows.flatMap(({ ports }) =>
      ports.filter(({ node }) => own.has(node)).map((port) => nameOfPort(device, port)),
    ),
    ...rows.filter(({ kind }) => kind === 'port').map(({ name }) => name),
    ...[...own].flatMap((node) => index.cabledPorts(node).map((name) => nameOfPort(device, { node, name }))),
  ]);
  return [...all]
    .filter((name) => !onOthers.has(name))
    .sort((a, b) => Number(inVrf.has(a)) - Number(inVrf.has(b)) || naturally(a, b));
}

/** Ports and aggregates of a cluster that carry something but its own heartbeats; a port with tagged ones once. */
function sharedBetweenChassis(device: DeviceConfiguration): string[] {
  const { members, interfaces } = device;
  if (members.length < 2 || isStack(device)) return [];
  const carrying = interfaces.filter(
    ({ kind, ipv4, ipv6, switchport }) =>
      kind === 'aggregate' ||
      (kind === 'port' && (switchport !== undefined || ipv4.length > 0 || ipv6.length > 0)),
  );
  return [...new Set(carrying.map(({ name, parent }) => parent ?? name))];
}

function named(
  name: string,
  kind: Interface['kind'],
  row: Interface | undefined,
  place: number,
  number: number,
  parent: string | undefined,
): NamedInterface {
  return {
    kind,
    name,
    number,
    place,
    vrf: row?.vrf,
    parent,
    tag: row?.tag,
    vlan: row?.vlan,
    shared: undefined,
    mode: row?.aggregation?.mode,
  };
}
