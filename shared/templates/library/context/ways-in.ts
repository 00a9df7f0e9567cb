import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import { holds, isIpv6, type Prefix, prefixOf } from '../../../network/addressing/prefix.ts';
import { aggregate } from '../../../network/filters/aggregate.ts';
import type { InterfaceRow } from './interface-rows.ts';

/** Towards the internet: translated there, a provider's circuit, or where the default route leads. */
export const isOutside = ({ routing }: DeviceConfiguration, row: InterfaceRow): boolean =>
  row.isOutside ||
  (routing?.statics ?? []).some(({ prefix, interface: name }) => name === row.key && isDefault(prefix));

/**
 * Whether an interface towards the internet also leads to the network's own addresses: by a neighbour of a routing protocol
 * that is no provider's, or a route to one of these prefixes. A default route leads to strangers alone.
 */
export const leadsInside = (
  device: DeviceConfiguration,
  row: InterfaceRow,
  inside: readonly Prefix[],
): boolean =>
  hasNeighbour(device, row) ||
  routesBy(device, row).some(
    (prefix) =>
      !isDefault(prefix) &&
      inside.some((own) => holds(own, prefixOf(prefix)) || holds(prefixOf(prefix), own)),
  );

/** Whether routes lead there: a routing protocol's neighbour, or the next hop of a static one. */
export const leadsOn = (device: DeviceConfiguration, row: InterfaceRow): boolean =>
  hasNeighbour(device, row) || routesBy(device, row).length > 0;

/** A neighbour in the network: OSPF is spoken nowhere else, BGP with providers too. */
const hasNeighbour = (device: DeviceConfiguration, row: InterfaceRow): boolean =>
  row.ospf?.isPassive === false ||
  row.ospf3?.isPassive === false ||
  (row.circuit?.kind !== 'internet' &&
    (device.routing?.bgp?.neighbours ?? []).some(({ address }) => isThere(row, address)));

const routesBy = ({ routing }: DeviceConfiguration, row: InterfaceRow): string[] =>
  (routing?.statics ?? [])
    .filter(({ nextHop, interface: name }) =>
      nextHop === undefined ? name === row.key : isThere(row, nextHop),
    )
    .map(({ prefix }) => prefix);

const isThere = ({ ipv4, ipv6 }: InterfaceRow, address: string): boolean =>
  [...ipv4, ...ipv6].some((cidr) => holds(prefixOf(cidr), prefixOf(address)));

const isDefault = (prefix: string): boolean => prefixOf(prefix).length === 0;

/** Packets that cannot be: from strangers, under an address of the network's own. */
export interface ForgedSources {
  /** Where only strangers are. */
  readonly interfaces: readonly InterfaceRow[];
  readonly prefixes4: readonly string[];
  readonly prefixes6: readonly string[];
}

/**
 * What is dropped where the internet comes in, so that nobody there passes for somebody here (ingress filtering, RFC 2827 and
 * RFC 3704): own addresses are those of zones, and of routes that lead inside or nowhere. They are listed because a look at the
 * routing table does not find them there: loose reverse-path checks know them as reachable, strict ones drop what arrives by
 * the second of two providers.
 */
export function forgedSources(device: DeviceConfiguration, rows: readonly InterfaceRow[]): ForgedSources {
  const statics = device.routing?.statics ?? [];
  const outside = rows.filter((row) => row.vrf === undefined && hasAddress(row) && isOutside(device, row));
  const inZones = device.zones
    .flatMap(({ prefixes }) => prefixes)
    .filter((prefix) => prefixOf(prefix).length > 0);
  const inside = inZones.map(prefixOf);
  const interfaces = outside.filter((row) => !leadsInside(device, row, inside));
  if (interfaces.length === 0) return { interfaces, prefixes4: [], prefixes6: [] };
  const leadOut = new Set(outside.flatMap((row) => routesBy(device, row)));
  const circuits = interfaces.flatMap(({ ipv4, ipv6 }) => [...ipv4, ...ipv6].map(prefixOf));
  const own = [...inZones, ...statics.map(({ prefix }) => prefix)].filter(
    (prefix) =>
      !isDefault(prefix) &&
      !leadOut.has(prefix) &&
      !circuits.some((circuit) => holds(circuit, prefixOf(prefix)) || holds(prefixOf(prefix), circuit)),
  );
  return {
    interfaces,
    prefixes4: aggregate(own.filter((prefix) => !isIpv6(prefix))),
    prefixes6: aggregate(own.filter(isIpv6)),
  };
}

const hasAddress = ({ ipv4, ipv6 }: InterfaceRow): boolean => ipv4.length + ipv6.length > 0;
