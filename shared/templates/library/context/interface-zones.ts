import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Zone } from '../../../contract/configuration/security.ts';
import { holds, type Prefix, prefixOf } from '../../../network/addressing/prefix.ts';
import type { InterfaceRow } from './interface-rows.ts';
import { isOutside, leadsInside, leadsOn } from './ways-in.ts';

/** Zone of everything that is nowhere else. */
export const elsewhere = 'internet';

/** Interfaces that a firewall filters alike: a vendor's zone, each interface in exactly one. */
export interface InterfaceZone {
  readonly name: string;
  /**
   * `hosts`: subnets of one zone of the design. `outside`: towards the internet. `transit`: to other routers and firewalls of the
   * network. `tunnels`: to other sites. `people`: where remote access ends. `self`: loopbacks.
   */
  readonly kind: 'hosts' | 'outside' | 'transit' | 'tunnels' | 'people' | 'self';
  readonly interfaces: readonly InterfaceRow[];
  /** Whether administrators and monitoring come in there. */
  readonly isAdministered: boolean;
  readonly from: readonly string[];
}

const outsideName = elsewhere;

/** The zones of a firewall's interfaces. A zone of the design is made of prefixes, which may lie behind several of them. */
export function interfaceZones(device: DeviceConfiguration, rows: readonly InterfaceRow[]): InterfaceZone[] {
  const routed = rows.filter((row) => row.vrf === undefined && (row.ipv4.length > 0 || row.ipv6.length > 0));
  const groups = Map.groupBy(routed, (row) => kindAndName(device, row));
  const zones = [...groups].map(([key, interfaces]): InterfaceZone => {
    const [kind, name = ''] = key.split('\n');
    const known = kinds.find((entry) => entry === kind) ?? 'transit';
    return {
      name,
      kind: known,
      interfaces,
      isAdministered: isAdministered(device, known, interfaces, routed),
      from: [...new Set(interfaces.flatMap(({ from }) => from))],
    };
  });
  const people = device.remoteAccess;
  return people
    ? [
        ...zones,
        { name: people.zone, kind: 'people', interfaces: [], isAdministered: false, from: people.from },
      ]
    : zones;
}

/** Where administrators' addresses are: in the zone's own subnets, or behind it where they are in none of the device's. */
function isAdministered(
  { administration }: DeviceConfiguration,
  kind: InterfaceZone['kind'],
  interfaces: readonly InterfaceRow[],
  all: readonly InterfaceRow[],
): boolean {
  const allowed = (administration?.allowedFrom ?? []).map(prefixOf);
  if (allowed.length === 0) return false;
  const reaches = (rows: readonly InterfaceRow[], address: Prefix): boolean =>
    rows.some(({ ipv4, ipv6 }) => [...ipv4, ...ipv6].map(prefixOf).some((subnet) => holds(subnet, address)));
  // Management addresses are of the loopback; one that has no inside address is the end of a tunnel.
  if (kind === 'self') return true;
  if (allowed.some((address) => reaches(interfaces, address))) return true;
  const isWay =
    kind === 'transit' || kind === 'tunnels' || interfaces.some(({ ospf }) => ospf?.isPassive === false);
  return isWay && allowed.some((address) => !reaches(all, address));
}

const kinds = ['hosts', 'outside', 'transit', 'tunnels', 'self'] as const;

function kindAndName(device: DeviceConfiguration, row: InterfaceRow): string {
  if (row.kind === 'loopback') return 'self\nloopback';
  if (row.kind === 'tunnel') return 'tunnels\nvpn';
  if (isOutside(device, row)) return `outside\n${outsideName}`;
  return row.zoneName === null || row.zoneName === elsewhere ? 'transit\ntransit' : `hosts\n${row.zoneName}`;
}

/**
 * By zone of the design, the interface zones that its addresses may be behind: their own subnets, and where routes lead. Inside
 * addresses are behind the internet only where a route to them says so: what comes from there under one of them is forged.
 */
export function zonesBehind(
  device: DeviceConfiguration,
  zones: readonly InterfaceZone[],
): (zone: string) => readonly string[] {
  const ways = zones
    .filter(({ kind, interfaces }) => isWay(kind) && interfaces.some((row) => leadsOn(device, row)))
    .map(({ name }) => name);
  const outside = zones.filter(({ kind }) => kind === 'outside');
  /** Of a zone that nothing leads to: a rule without interfaces would be one for all, the internet's too. */
  const anywhereInside = zones
    .filter(({ kind }) => kind !== 'outside' && kind !== 'self')
    .map(({ name }) => name);
  const known = new Map<string, readonly string[]>();
  const behind = ({ name, prefixes }: Zone): readonly string[] => {
    const own = zones.filter((zone) => zone.name === name && zone.kind !== 'outside');
    if (name === elsewhere) return [...new Set([...outside.map((zone) => zone.name), ...ways])];
    const near = [
      ...own.flatMap(({ interfaces }) => interfaces),
      ...zones.filter(({ kind }) => kind === 'self').flatMap(({ interfaces }) => interfaces),
    ].flatMap(({ ipv4, ipv6 }) => [...ipv4, ...ipv6].map(prefixOf));
    const people = own.some(({ kind }) => kind === 'people');
    const far = people
      ? []
      : prefixes
          .map(prefixOf)
          .filter((prefix) => !near.some((subnet) => holds(prefix, subnet) || holds(subnet, prefix)));
    const beyond = outside.filter(({ interfaces }) =>
      interfaces.some((row) => leadsInside(device, row, far)),
    );
    const self = zones.filter(
      ({ kind, interfaces }) =>
        kind === 'self' &&
        interfaces.some(({ ipv4, ipv6 }) =>
          [...ipv4, ...ipv6].some((own) => prefixes.some((prefix) => holds(prefixOf(prefix), prefixOf(own)))),
        ),
    );
    const found = [
      ...new Set([...own, ...self].map((zone) => zone.name)),
      ...(far.length > 0 ? [...beyond.map((zone) => zone.name), ...ways] : []),
    ];
    return found.length > 0 ? found : anywhereInside;
  };
  return (name) => {
    const found =
      known.get(name) ?? behind(device.zones.find((zone) => zone.name === name) ?? emptyZone(name));
    known.set(name, found);
    return found;
  };
}

const emptyZone = (name: string): Zone => ({ name, interfaces: [], prefixes: [], from: [] });

const isWay = (kind: InterfaceZone['kind']): boolean => kind === 'transit' || kind === 'tunnels';
