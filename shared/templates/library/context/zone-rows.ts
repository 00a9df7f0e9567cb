import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { PolicyRule, Service, Zone } from '../../../contract/configuration/security.ts';
import { isIpv6, prefixOf } from '../../../network/addressing/prefix.ts';
import { distinctServices } from '../../../network/filters/distinct-services.ts';
import { printable } from '../../../vocabulary/printable.ts';

export interface ZoneRow {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  /** Its name in lower-case letters, digits and dashes; no two of a device are the same. */
  readonly slug: string;
  /** Interfaces that belong to it, under the dialect's names. */
  readonly interfaces: readonly string[];
  readonly from: readonly string[];
}

/** Prefixes of one zone that are equally long. */
export interface ZonePrefixRow {
  readonly zone: ZoneRow;
  readonly family: 4 | 6;
  readonly prefixes: readonly string[];
}

/** What decides between two zones, in order. */
export interface ZonePairRow {
  readonly from: ZoneRow;
  readonly to: ZoneRow;
  readonly rules: readonly ZoneRuleRow[];
}

export type ZoneRuleRow = Pick<
  PolicyRule,
  'name' | 'sources' | 'destinations' | 'action' | 'isLogged' | 'from'
> & {
  readonly services: readonly (Omit<Service, 'ports'> & { readonly ports: Service['ports'] | null })[];
  /** Lets answers back of what another rule allows, on a device that keeps no state: the service's port is their source. */
  readonly isAnswer: boolean;
};

export interface Zoning {
  readonly zones: readonly ZoneRow[];
  /** The longest first, so that the first that holds an address says its zone. */
  readonly zonePrefixes: readonly ZonePrefixRow[];
  readonly zonePairs: readonly ZonePairRow[];
  /** The zone of what is in none by its address or interface. */
  readonly elsewhere: ZoneRow;
}

const elsewhere: Zone = { name: 'internet', interfaces: [], prefixes: [], from: [] };

/** The zones of a device as a packet filter needs them: by which addresses and interfaces, and the rules of each pair. */
export function zoning(device: DeviceConfiguration, names: ReadonlyMap<string, string>): Zoning {
  const stated = device.zones.some(({ name }) => name === elsewhere.name)
    ? device.zones
    : [...device.zones, elsewhere];
  const rows = stated.map((zone, index) => zoneRow(zone, index + 1, device, names));
  const zones = rows.map((row) => ({
    ...row,
    slug: rows.filter(({ slug }) => slug === row.slug).length > 1 ? `${row.slug}-${row.number}` : row.slug,
  }));
  const zoneOf = (name: string): ZoneRow => {
    const found = zones.find((zone) => zone.name === name);
    if (found === undefined) throw new Error(`${device.hostname} has no zone ${name}`);
    return found;
  };
  return {
    zones,
    zonePrefixes: prefixRows(stated, zoneOf),
    zonePairs: pairRows(device, zoneOf, reachable(stated, zones)),
    elsewhere: zoneOf(elsewhere.name),
  };
}

const zoneRow = (
  { name, interfaces, from }: Zone,
  number: number,
  device: DeviceConfiguration,
  names: ReadonlyMap<string, string>,
): ZoneRow => ({
  number,
  name,
  slug: slugOf(name),
  interfaces: device.interfaces
    .filter((row) => row.zone === name || interfaces.includes(row.name))
    .map((row) => names.get(row.name) ?? row.name),
  from,
});

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'zone';

/** A single address without its length. */
const plain = (prefix: string): string => prefix.replace(isIpv6(prefix) ? /\/128$/ : /\/32$/, '');

function prefixRows(zones: readonly Zone[], zoneOf: (name: string) => ZoneRow): ZonePrefixRow[] {
  const all = zones.flatMap(({ name, prefixes }) =>
    prefixes.map((text) => ({ zone: zoneOf(name), text, length: prefixOf(text).length })),
  );
  const groups = Map.groupBy(
    all.toSorted((a, b) => b.length - a.length || a.zone.number - b.zone.number),
    ({ zone, text, length }) => `${length} ${zone.number} ${isIpv6(text)}`,
  );
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined
      ? []
      : [
          {
            zone: group[0].zone,
            family: isIpv6(group[0].text) ? 6 : 4,
            prefixes: [...new Set(group.map(({ text }) => plain(text)))],
          },
        ],
  );
}

/** Whether a packet can be of a zone: what a device has neither a prefix nor an interface of, nothing comes from or goes to. */
const reachable =
  (stated: readonly Zone[], zones: readonly ZoneRow[]) =>
  (name: string): boolean =>
    name === elsewhere.name ||
    stated.some((zone) => zone.name === name && zone.prefixes.length > 0) ||
    zones.some((zone) => zone.name === name && zone.interfaces.length > 0);

/** In the order of their first rule. */
function pairRows(
  { policies, filtering }: DeviceConfiguration,
  zoneOf: (name: string) => ZoneRow,
  isReachable: (name: string) => boolean,
): ZonePairRow[] {
  const pairs = new Map<string, { from: ZoneRow; to: ZoneRow; rules: ZoneRuleRow[] }>();
  const put = (from: ZoneRow, to: ZoneRow, rule: ZoneRuleRow): void => {
    const key = `${from.number} ${to.number}`;
    const pair = pairs.get(key) ?? { from, to, rules: [] };
    pair.rules.push(rule);
    pairs.set(key, pair);
  };
  for (const rule of policies) {
    if (!isReachable(rule.fromZone) || !isReachable(rule.toZone)) continue;
    const { action, isLogged, from } = rule;
    const [sources, destinations] = [rule.sources.map(plain), rule.destinations.map(plain)];
    const name = printable(rule.name);
    const services = distinctServices(rule.services).map((service) => ({
      ...service,
      ports: service.ports ?? null,
    }));
    const [fromZone, toZone] = [zoneOf(rule.fromZone), zoneOf(rule.toZone)];
    put(fromZone, toZone, {
      name,
      sources,
      destinations,
      services,
      action,
      isLogged,
      from,
      isAnswer: false,
    });
    if (filtering === 'stateless' && action === 'allow')
      put(toZone, fromZone, {
        name,
        sources: destinations,
        destinations: sources,
        services,
        action,
        isLogged: false,
        from,
        isAnswer: true,
      });
  }
  return [...pairs.values()];
}
