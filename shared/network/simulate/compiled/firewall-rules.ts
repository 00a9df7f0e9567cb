import { appendUnder } from '../../../collections/append-under.ts';
import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { NatRule, PolicyRule, Service, Zone } from '../../../contract/configuration/security.ts';
import { type Block, firstIn, parseAddress, parseBlock } from '../../addressing/ipv4.ts';
import { isIpv6 } from '../../addressing/prefix.ts';
import { isSameList } from '../../graph/same-list.ts';

/** What is sent: addresses as numbers, and the service that decides which rule matches. */
export interface Packet {
  readonly source: number;
  readonly destination: number;
  readonly service: Service;
}

/** The policies and translations of a device, ready to match. */
export interface Firewall {
  /** Whether it keeps what is not allowed out; a device without policies forwards everything. */
  readonly isFiltering: boolean;
  /** Whether it lets answers through by remembering questions, or by rules that are the mirror of those for questions. */
  readonly isStateful: boolean;
  /** By prefix length, the longest first, then by first address. */
  readonly zones: readonly (readonly [number, ReadonlyMap<number, string>])[];
  readonly zoneOfInterface: ReadonlyMap<string, string>;
  /** In their order, by the zone that they decide from and the one that they decide to. */
  readonly rules: RulesByZones;
  readonly translations: readonly CompiledTranslation[];
}

type RulesByZones = ReadonlyMap<string, ReadonlyMap<string, readonly CompiledRule[]>>;

interface CompiledRule {
  readonly row: PolicyRule;
  readonly sources: readonly Block[];
  readonly destinations: readonly Block[];
}

interface CompiledTranslation {
  readonly row: NatRule;
  readonly outside: string;
  readonly address: number;
  /** Of a static one, the server's own; -1 of others. */
  readonly inside: number;
  readonly sources: readonly Block[];
  readonly except: readonly Block[];
  /** Of NAT64: what stands for IPv4. */
  readonly prefix: Block | undefined;
}

/** Compiles firewalls of one network; policies and zones that devices have in common are compiled once. */
export function firewallCompiler(): (row: DeviceConfiguration) => Firewall {
  const rulesOf = onceForAlike(compileRules);
  const zonesOf = onceForAlike(zonesByLength);
  return (row) => compileFirewall(row, rulesOf(row.policies), zonesOf(row.zones));
}

/** Reads lists of the very same rows once. */
function onceForAlike<Row, Made>(make: (rows: readonly Row[]) => Made): (rows: readonly Row[]) => Made {
  const known = new Map<Row | undefined, { readonly rows: readonly Row[]; readonly made: Made }>();
  return (rows) => {
    const before = known.get(rows[0]);
    if (before !== undefined && isSameList(before.rows, rows, Object.is)) return before.made;
    const made = make(rows);
    known.set(rows[0], { rows, made });
    return made;
  };
}

function compileRules(policies: readonly PolicyRule[]): RulesByZones {
  const rules = new Map<string, Map<string, CompiledRule[]>>();
  for (const policy of policies) {
    const rule = {
      row: policy,
      sources: blocksOf(policy.sources),
      destinations: blocksOf(policy.destinations),
    };
    // A rule for IPv6 alone matches nothing here; without addresses it would match all.
    if (policy.sources.length > 0 && rule.sources.length === 0) continue;
    if (policy.destinations.length > 0 && rule.destinations.length === 0) continue;
    const from = rules.get(policy.fromZone) ?? new Map<string, CompiledRule[]>();
    rules.set(policy.fromZone, from);
    appendUnder(from, policy.toZone, rule);
  }
  return rules;
}

function compileFirewall(
  row: DeviceConfiguration,
  rules: Firewall['rules'],
  zones: Firewall['zones'],
): Firewall {
  const zoneOfInterface = new Map(
    row.interfaces.flatMap(({ name, zone }) => (zone === undefined ? [] : [[name, zone] as const])),
  );
  for (const { name, interfaces } of row.zones) for (const own of interfaces) zoneOfInterface.set(own, name);
  return {
    isFiltering: row.policies.length > 0,
    isStateful: row.filtering === 'stateful',
    zones,
    zoneOfInterface,
    rules,
    translations: row.nat.map((rule) => ({
      row: rule,
      outside: rule.outside,
      address: parseAddress(rule.address),
      inside: rule.kind === 'static' ? parseAddress(rule.inside) : -1,
      sources: rule.kind === 'static' ? [] : blocksOf(rule.sources),
      except: rule.kind === 'source' ? blocksOf(rule.except) : [],
      prefix: rule.kind === 'nat64' ? blocksOf([rule.prefix])[0] : undefined,
    })),
  };
}

function zonesByLength(zones: readonly Zone[]): Firewall['zones'] {
  const byLength = new Map<number, Map<number, string>>();
  for (const { name, prefixes } of zones) {
    for (const { first, prefix } of blocksOf(prefixes)) {
      const names = byLength.get(prefix) ?? new Map<number, string>();
      byLength.set(prefix, names);
      if (!names.has(first)) names.set(first, name);
    }
  }
  return [...byLength].sort(([a], [b]) => b - a);
}

/** The zone of an address: the narrowest that lists it, else its interface's, else `internet`. */
export function zoneOf({ zones, zoneOfInterface }: Firewall, address: number, name: string): string {
  for (const [length, names] of zones) {
    const found = names.get(firstIn(address, length));
    if (found !== undefined) return found;
  }
  return zoneOfInterface.get(name) ?? 'internet';
}

/** Which rule decided, between which zones and for what. */
export interface DecidedRule {
  readonly firewall: Firewall;
  readonly fromZone: string;
  readonly toZone: string;
  readonly packet: Packet;
  readonly rule: PolicyRule | undefined;
}

/** Whether the same rule decides for a packet of another service. */
export const isDecidedAlike = (
  { firewall, fromZone, toZone, packet, rule }: DecidedRule,
  service: Service,
): boolean => decidingRule(firewall, fromZone, toZone, packet, service) === rule;

/** Whether the same rules were asked about the same packet. */
export const isSameQuestion = (one: DecidedRule, other: DecidedRule): boolean =>
  one.firewall.rules === other.firewall.rules &&
  one.fromZone === other.fromZone &&
  one.toZone === other.toZone &&
  one.packet.source === other.packet.source &&
  one.packet.destination === other.packet.destination &&
  one.packet.service === other.packet.service;

/** The first rule between two zones that matches; undefined where none does, which drops. */
export function decidingRule(
  { rules }: Firewall,
  fromZone: string,
  toZone: string,
  packet: Packet,
  asked = packet.service,
): PolicyRule | undefined {
  return rules
    .get(fromZone)
    ?.get(toZone)
    ?.find(
      ({ row, sources, destinations }) =>
        // Fewer than the addresses that a rule names.
        (row.services.length === 0 || row.services.some((service) => covers(service, asked))) &&
        (sources.length === 0 || isWithin(sources, packet.source)) &&
        (destinations.length === 0 || isWithin(destinations, packet.destination)),
    )?.row;
}

/** The published address that a packet from outside asks for, as the server's own. */
export const translationInwards = (
  { translations }: Firewall,
  ingress: string,
  destination: number,
): CompiledTranslation | undefined =>
  translations.find(
    ({ inside, outside, address }) => inside >= 0 && outside === ingress && address === destination,
  );

/** What a packet that leaves by an interface is sent as. A published server speaks from its own address. */
export const translationOutwards = (
  { translations }: Firewall,
  egress: string,
  { source, destination }: Packet,
): CompiledTranslation | undefined => {
  if (translations.length === 0) return undefined;
  const leaving = translations.filter(({ outside, row }) => outside === egress && row.kind !== 'nat64');
  return (
    leaving.find(({ inside }) => inside === source) ??
    leaving.find(({ sources, except }) => isWithin(sources, source) && !isWithin(except, destination))
  );
};

/** The NAT64 that a packet for an address of IPv4 leaves an interface by (RFC 6146). */
export const translationBetween = (
  { translations }: Firewall,
  egress: string,
  { source, destination }: Packet,
): CompiledTranslation | undefined =>
  translations.find(
    ({ prefix, outside, sources }) =>
      prefix !== undefined && outside === egress && holds(prefix, destination) && isWithin(sources, source),
  );

/** Whether a device takes what is sent to an address as something for IPv4. */
export const isForNat64 = ({ translations }: Firewall, destination: number): boolean =>
  translations.some(({ prefix }) => prefix !== undefined && holds(prefix, destination));

export const holds = ({ first, prefix }: Block, address: number): boolean =>
  prefix === 0 || (address ^ first) >>> (32 - prefix) === 0;

const isWithin = (blocks: readonly Block[], address: number): boolean =>
  blocks.some((block) => holds(block, address));

const covers = (rule: Service, asked: Service): boolean =>
  rule.protocol === asked.protocol &&
  (rule.ports === undefined ||
    (asked.ports !== undefined && rule.ports.from <= asked.ports.from && asked.ports.to <= rule.ports.to));

const blocksOf = (prefixes: readonly string[]): Block[] =>
  prefixes.filter((prefix) => !isIpv6(prefix)).map(parseBlock);
