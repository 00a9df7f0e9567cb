import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import { naturally } from '../../../vocabulary/natural-order.ts';
import type { Dialect, NamedInterface } from '../../dialects/dialect.ts';
import type { NetworkIndex } from './network-index.ts';

/** Every interface of a device, those in a VRF last. */
export const allInterfaces = (device: DeviceConfiguration): Interface[] => [
  ...device.interfaces,
  ...(device.vrfs ?? []).flatMap(({ interfaces }) => interfaces),
];

/** What a dialect calls each interface of a device and each of its ports, by the name in the neutral configuration. */
export function interfaceNames(
  device: DeviceConfiguration,
  dialect: Dialect,
  index: NetworkIndex,
): ReadonlyMap<string, string> {
  const rows = allInterfaces(device);
  const names = new Map<string, string>();
  const rowOf = new Map(rows.map((row) => [row.name, row]));
  for (const [place, name] of portNames(device, rows, index).entries())
    names.set(name, dialect.interfaceName(named(name, 'port', rowOf.get(name), place, names), device));
  // Sub-interfaces are named after what they are on.
  const others = rows.filter(({ kind, parent }) => kind !== 'port' || parent !== undefined);
  for (const row of [
    ...others.filter(({ parent }) => parent === undefined),
    ...others.filter(({ parent }) => parent !== undefined),
  ])
    names.set(row.name, dialect.interfaceName(named(row.name, kindOf(row), row, 0, names), device));
  return names;
}

/** A port that a carrier hands over with others by its tag is on the port that they share. */
const kindOf = ({ kind, parent }: Interface): Interface['kind'] =>
  kind === 'port' && parent !== undefined ? 'subinterface' : kind;

/** Of one chassis, since those of a cluster have the same ports. */
function portNames(device: DeviceConfiguration, rows: readonly Interface[], index: NetworkIndex): string[] {
  const own = new Set(device.members.map(({ node }) => node));
  const inVrf = new Set(rows.filter(({ vrf }) => vrf !== undefined).map(({ name }) => name));
  const onOthers = new Set(rows.filter(({ parent }) => parent !== undefined).map(({ name }) => name));
  const all = new Set([
    ...rows.flatMap(({ parent }) => (parent === undefined ? [] : [parent])),
    ...rows.flatMap(({ ports }) => ports.filter(({ node }) => own.has(node)).map(({ name }) => name)),
    ...rows.filter(({ kind }) => kind === 'port').map(({ name }) => name),
    ...[...own].flatMap((node) => index.cabledPorts(node)),
  ]);
  return [...all]
    .filter((name) => !onOthers.has(name))
    .sort((a, b) => Number(inVrf.has(a)) - Number(inVrf.has(b)) || naturally(a, b));
}

function named(
  name: string,
  kind: Interface['kind'],
  row: Interface | undefined,
  place: number,
  names: ReadonlyMap<string, string>,
): NamedInterface {
  const number = /(\d+)(?!.*\d)/.exec(name)?.[1];
  return {
    kind,
    name,
    number: number === undefined ? place : Number(number),
    place,
    vrf: row?.vrf,
    parent: row?.parent === undefined ? undefined : names.get(row.parent),
    tag: row?.tag,
    vlan: row?.vlan,
    mode: row?.aggregation?.mode,
  };
}
