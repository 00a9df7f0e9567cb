import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { PolicyRule, Service } from '../../../contract/configuration/security.ts';
import { isIpv6 } from '../../../network/addressing/prefix.ts';
import { printableName } from '../../../vocabulary/printable-name.ts';
import type { InterfaceRow } from './interface-rows.ts';
import { elsewhere, type InterfaceZone, interfaceZones, zonesBehind } from './interface-zones.ts';
import type { ForgedSources } from './ways-in.ts';

/** An address object: a prefix under a name that both families and every dialect allow. */
export interface AddressObject {
  readonly name: string;
  readonly prefix: string;
  readonly family: 4 | 6;
}

/** A zone of the design as address objects; not the one of everything else. */
export interface AddressSet {
  readonly name: string;
  readonly addresses4: readonly string[];
  readonly addresses6: readonly string[];
  readonly from: readonly string[];
}

/** Who one side of a rule is. */
interface Side {
  /** Interface zones that the addresses may be behind. */
  readonly zones: readonly string[];
  /** Names of address sets or objects; empty where the rule is not for that family. */
  readonly addresses4: readonly string[];
  readonly addresses6: readonly string[];
  /** Everything but these is meant. */
  readonly isExcluded: boolean;
}

/** A rule between interface zones with named objects, as firewalls have it. */
export interface FirewallPolicy
  extends Pick<PolicyRule, 'name' | 'action' | 'isLogged' | 'from' | 'fromZone' | 'toZone'> {
  /** From 1, in the order of deciding. */
  readonly number: number;
  readonly source: Side;
  readonly destination: Side;
  /** Names of service objects; any where empty. */
  readonly services: readonly string[];
  readonly has4: boolean;
  readonly has6: boolean;
}

export interface ServiceObject {
  readonly name: string;
  readonly protocol: Service['protocol'];
  readonly ports: Service['ports'] | null;
}

/** A zone with the dialect's names of its interfaces, and their names in the neutral configuration. */
export type NamedZone = Omit<InterfaceZone, 'interfaces'> & {
  readonly interfaces: readonly { readonly name: string; readonly key: string }[];
};

/** What a stateful firewall names before its rules. */
export interface FirewallValues {
  readonly zones: readonly NamedZone[];
  readonly addresses: readonly AddressObject[];
  readonly sets: readonly AddressSet[];
  readonly services: readonly ServiceObject[];
  readonly policies: readonly FirewallPolicy[];
  /** Every address set, which is what the internet is not. */
  readonly internal4: readonly string[];
  readonly internal6: readonly string[];
  /** What is denied before all others: own addresses that come from zones where only strangers are. */
  readonly forged: {
    readonly zones: readonly string[];
    readonly addresses4: readonly string[];
    readonly addresses6: readonly string[];
  };
  /** Whether anything here speaks IPv6. */
  readonly hasIpv6: boolean;
}

export function firewallValues(
  device: DeviceConfiguration,
  rows: readonly InterfaceRow[],
  forged: ForgedSources,
): FirewallValues {
  const zones = interfaceZones(device, rows);
  const hasIpv6 = rows.some(({ ipv6 }) => ipv6.length > 0);
  const of = (family: 4 | 6) => (prefix: string) =>
    isIpv6(prefix) === (family === 6) && (family === 4 || hasIpv6);
  const sets = device.zones
    .filter(({ name }) => name !== elsewhere)
    .map(({ name, prefixes, from }) => ({
      name: setName(name),
      addresses4: prefixes.filter(of(4)).map(objectName),
      addresses6: prefixes.filter(of(6)).map(objectName),
      from,
    }));
  const internal = (family: 4 | 6) =>
    sets
      .filter((set) => (family === 4 ? set.addresses4 : set.addresses6).length > 0)
      .map(({ name }) => (family === 4 ? name : `${name}-ipv6`));
  const internal4 = internal(4);
  const internal6 = internal(6);
  const strangers = new Set(forged.interfaces.map(({ key }) => key));
  const placesOf = zonesBehind(device, zones);
  const behind = (zone: string): readonly string[] => placesOf(zone).map(printableName);
  const side = (zone: string, stated: readonly string[]): Side => {
    const named = setName(zone);
    if (stated.length > 0)
      return {
        zones: behind(zone),
        addresses4: stated.filter(of(4)).map(objectName),
        addresses6: stated.filter(of(6)).map(objectName),
        isExcluded: false,
      };
    if (zone === elsewhere)
      return { zones: behind(zone), addresses4: internal4, addresses6: internal6, isExcluded: true };
    return {
      zones: behind(zone),
      addresses4: internal4.filter((name) => name === named),
      addresses6: internal6.filter((name) => name === `${named}-ipv6`),
      isExcluded: false,
    };
  };
  const stated = [
    ...device.zones.filter(({ name }) => name !== elsewhere).flatMap(({ prefixes }) => prefixes),
    ...forged.prefixes4,
    ...forged.prefixes6,
    ...device.policies.flatMap(({ sources, destinations }) => [...sources, ...destinations]),
    ...device.nat.flatMap((rule) =>
      rule.kind === 'static'
        ? [`${rule.inside}/32`]
        : [...rule.sources, ...(rule.kind === 'source' ? rule.except : [])],
    ),
  ];
  const { objects, nameOf } = serviceObjects(device.policies.flatMap(({ services }) => services));
  return {
    zones: zones.map((zone) => ({
      ...zone,
      name: printableName(zone.name),
      interfaces: zone.interfaces.map(({ name, key }) => ({ name, key })),
    })),
    addresses: [...new Set(stated)]
      .filter((prefix) => hasIpv6 || !isIpv6(prefix))
      .map((prefix) => ({ name: objectName(prefix), prefix, family: isIpv6(prefix) ? 6 : 4 })),
    sets,
    services: objects,
    policies: device.policies.map((rule, index) => {
      const source = side(rule.fromZone, rule.sources);
      const destination = side(rule.toZone, rule.destinations);
      // Nothing is the opposite of everything where no address of the family is internal.
      const names = (one: Side, family: 4 | 6) => (family === 4 ? one.addresses4 : one.addresses6).length > 0;
      const isMeant = (family: 4 | 6) => names(source, family) && names(destination, family);
      return {
        number: index + 1,
        name: printableName(rule.name),
        fromZone: rule.fromZone,
        toZone: rule.toZone,
        action: rule.action,
        isLogged: rule.isLogged,
        from: rule.from,
        source,
        destination,
        services: [...new Set(rule.services.map(nameOf))],
        has4: isMeant(4),
        has6: isMeant(6),
      };
    }),
    internal4,
    internal6,
    forged: {
      zones: zones
        .filter(
          ({ kind, interfaces }) => kind === 'outside' && interfaces.every(({ key }) => strangers.has(key)),
        )
        .map(({ name }) => printableName(name)),
      addresses4: forged.prefixes4.map(objectName),
      addresses6: hasIpv6 ? forged.prefixes6.map(objectName) : [],
    },
    hasIpv6,
  };
}

const setName = (zone: string): string => `zone-${identifier(zone)}`;

/** `10.0.0.0/24` as `net-10.0.0.0-24`, one address as `host-10.0.0.1`; colons of IPv6 as underscores. */
export function objectName(prefix: string): string {
  const [address = '', length] = prefix.split('/');
  const text = address.replaceAll(':', '_');
  const isOne = length === undefined || length === (isIpv6(prefix) ? '128' : '32');
  return isOne ? `host-${text}` : `net-${text}-${length}`;
}

/** Small letters, digits and hyphens, as names of objects have them everywhere. */
export const identifier = (text: string): string =>
  printableName(text)
    .toLowerCase()
    .replace(/^-+|-+$/g, '');

/** One object for each protocol with its ports: under the service's name, with the protocol where two have the same name. */
function serviceObjects(services: readonly Service[]) {
  const keyOf = ({ name, protocol, ports }: Service): string =>
    `${name}\n${protocol}\n${ports?.from ?? ''}-${ports?.to ?? ''}`;
  const distinct = [...new Map(services.map((service) => [keyOf(service), service])).values()];
  const names = new Map<string, string>();
  for (const service of distinct) {
    const plain = identifier(service.name);
    const candidates = [
      plain,
      `${plain}-${service.protocol}`,
      `${plain}-${service.protocol}-${service.ports?.from ?? 0}-${service.ports?.to ?? 0}`,
    ];
    const free = candidates.find((name) => ![...names.values()].includes(name));
    names.set(keyOf(service), free ?? plain);
  }
  const nameOf = (service: Service): string => names.get(keyOf(service)) ?? service.name;
  return {
    nameOf,
    objects: distinct.map((service) => ({
      name: nameOf(service),
      protocol: service.protocol,
      ports: service.ports ?? null,
    })),
  };
}
