import { withoutPrefix } from '../../../network/addressing/ipv4.ts';
import type { InterfaceRow } from '../context/interface-rows.ts';
import { publicAddresses } from '../context/public-addresses.ts';
import { vlanCarriers } from '../context/vlan-carriers.ts';
import type { DeviceContext } from '../device-context.ts';
import { clusteringAt, nodePort, platformOf, unitOf } from './platform.ts';

/** A logical interface: what has addresses, or is in a bridge. */
export interface Unit {
  readonly number: number;
  readonly description: string | null;
  readonly vlanId: number | null;
  /** Of a bridged port: the bridge domain's VLAN. */
  readonly bridge: number | null;
  /** Its row's name in the neutral configuration. */
  readonly key: string;
  readonly mtu: number;
  /** Its own of IPv4, without prefix length. */
  readonly addresses: readonly string[];
  /** Public addresses that the firewall answers at beside those of the row. */
  readonly more: readonly string[];
  readonly from: readonly string[];
}

/** A physical interface, bundle or pseudo-interface, with its units. */
export interface ChassisInterface {
  readonly name: string;
  readonly description: string | null;
  readonly isDisabled: boolean;
  /** Of the whole frame, where it is not the default. */
  readonly mtu: number | null;
  readonly isTagged: boolean;
  readonly nativeVlan: number | null;
  /** The bundle that this port is a member of, and as what. */
  readonly bundle: { readonly name: string; readonly role: 'primary' | 'backup' | null } | null;
  /** Of a bundle: its row's name in the neutral configuration. */
  readonly lag: string | null;
  readonly isRedundant: boolean;
  readonly units: readonly Unit[];
  readonly from: readonly string[];
}

/** What is added to the MTU of IP for the frame's header, with and without a tag. */
const header = { plain: 14, tagged: 18 };

/**
 * The routed interfaces of a device by the physical interface that they are on, as Junos nests them; switched ports of a switch
 * are left to the parts that write those.
 */
export function chassisInterfaces(context: DeviceContext): ChassisInterface[] {
  const { device, interfaces } = context;
  const carriers = vlanCarriers(device);
  const more = publicAddresses(device);
  // The ports of a virtual chassis are interfaces no more.
  const stacking = new Set([...(device.stack?.links ?? []), ...(device.stack?.detection ?? [])]);
  // Nor is the control port of a cluster.
  const control = clusteringAt(device)?.control;
  if (control !== undefined && context.heartbeats.includes(control)) stacking.add(control);
  const isRouted = (row: InterfaceRow): boolean =>
    !stacking.has(row.key) &&
    row.vrf === undefined &&
    (row.switchport === undefined || device.kind !== 'switch');
  const entries = interfaces.filter(isRouted).flatMap((row): Entry[] => {
    const [physical = row.name, unit] = unitOf(row.name).split('.');
    const tag = row.tag ?? (carriers.has(row.key) ? row.vlan : undefined);
    const logical: Unit = {
      number: unit === undefined ? 0 : Number(unit),
      description: row.description,
      vlanId: tag ?? null,
      bridge: null,
      key: row.key,
      mtu: row.mtu,
      addresses: row.ipv4.map(withoutPrefix),
      more: more.get(row.key) ?? [],
      from: row.from,
    };
    const isLogical = row.ipv4.length > 0 || row.ipv6.length > 0;
    const own = { physical, row: row.name.includes('.') ? null : row, unit: isLogical ? logical : null };
    if (row.kind !== 'bridge') return [own];
    // Its ports have no rows of their own.
    const bridged = row.members.map((name) => ({
      physical: name,
      row: null,
      unit: { ...logical, number: 0, bridge: Number(unit), more: [] },
    }));
    return [own, ...bridged];
  });
  const reth = platformOf(device) === 'srx' && device.members.length > 1;
  // What no redundant interface takes is a port of each chassis.
  const placesOf = (name: string): string[] =>
    reth ? [...new Set(device.members.map((_, chassis) => nodePort(name, chassis, device)))] : [name];
  const named = [...Map.groupBy(entries, ({ physical }) => physical)].flatMap(([name, group]) =>
    placesOf(name).map((place) => chassisInterface(place, group)),
  );
  return [...(reth ? clusterMembers(context) : bundleMembers(context)), ...named];
}

interface Entry {
  readonly physical: string;
  readonly row: InterfaceRow | null;
  readonly unit: Unit | null;
}

function chassisInterface(name: string, entries: readonly Entry[]): ChassisInterface {
  const row = entries.map((entry) => entry.row).find((found) => found !== null) ?? null;
  const units = withoutTwins(entries.flatMap(({ unit }) => unit ?? []));
  const isTagged = units.some(({ vlanId }) => vlanId !== null);
  const mtu = Math.max(1_500, ...(row ? [row.mtu] : []), ...units.map((unit) => unit.mtu));
  const isVirtual = /^(irb|lo0|st0)$/.test(name);
  const native = row?.switchport?.native ?? null;
  return {
    name,
    description: isVirtual ? null : (row?.description ?? units[0]?.description ?? null),
    isDisabled: row !== null && !row.isUp,
    mtu: isVirtual || mtu === 1_500 ? null : mtu + (isTagged ? header.tagged : header.plain),
    isTagged,
    nativeVlan: units.some(({ vlanId }) => vlanId === native) ? native : null,
    bundle: null,
    lag: row?.aggregation === undefined ? null : row.key,
    isRedundant: name.startsWith('reth'),
    units: units.map((unit) =>
      !isVirtual && unit.number === 0 && unit.bridge === null ? { ...unit, description: null } : unit,
    ),
    from: [...new Set(entries.flatMap((entry) => entry.row?.from ?? entry.unit?.from ?? []))],
  };
}

/** Loopbacks are one unit: the first, with the addresses of the others. */
const withoutTwins = (units: readonly Unit[]): Unit[] =>
  [...Map.groupBy(units, ({ number }) => number).values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, more: [...first.more, ...others.flatMap(({ addresses }) => addresses)] }],
  );

const member = (name: string, row: InterfaceRow, bundle: ChassisInterface['bundle']): ChassisInterface => ({
  name,
  description: row.description,
  isDisabled: !row.isUp,
  mtu: null,
  isTagged: false,
  nativeVlan: null,
  bundle,
  lag: null,
  isRedundant: false,
  units: [],
  from: row.from,
});

/** The ports of aggregates, of switched ones too: those of a switch are written where its bundles are. */
function bundleMembers({ device, interfaces }: DeviceContext): ChassisInterface[] {
  return interfaces
    .filter(
      ({ kind, switchport }) =>
        kind === 'aggregate' && (switchport === undefined || device.kind !== 'switch'),
    )
    .flatMap((row) =>
      row.members.map((port, index) => {
        const standby = row.aggregation?.mode === 'active-standby';
        return member(port, row, {
          name: row.name,
          role: standby ? (index === 0 ? 'primary' : 'backup') : null,
        });
      }),
    );
}

/**
 * The ports of both chassis under their redundant interfaces. An active-standby aggregate has one port of each chassis, each to
 * another far end: two ports of one chassis would both forward.
 */
function clusterMembers({ device, interfaces, portNames }: DeviceContext): ChassisInterface[] {
  const seen = new Set<string>();
  return interfaces.flatMap((row) => {
    if (row.vrf !== undefined || !/^reth\d+/.test(row.name) || row.members.length === 0) return [];
    const name = row.name.split('.')[0] ?? row.name;
    if (seen.has(name)) return [];
    seen.add(name);
    const parent = device.interfaces.find((one) => one.name === row.key)?.parent;
    const ports = parent === undefined ? row.members : [portNames.get(parent) ?? parent];
    return device.members.flatMap((_, chassis) => {
      const own = row.aggregation?.mode === 'active-standby' ? ports.slice(chassis, chassis + 1) : ports;
      return own.map((port) => member(nodePort(port, chassis, device), row, { name, role: null }));
    });
  });
}
