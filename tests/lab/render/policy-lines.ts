import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { PolicyRule, Service, Zone } from '#shared/contract/configuration/security.ts';
import { linuxName } from '../wiring/interface-names.ts';
import { families, familyOf } from './address-family.ts';

/** The zone of what is nowhere else, stated or not. */
const elsewhere = 'internet';

/**
 * Each packet is marked with the zones that it comes from (upper half) and goes to (lower half): by the longest prefix
 * of a zone that has its address, else by the interface. Then the rules decide in order, and what none matches is dropped.
 */
export function policyLines(device: DeviceConfiguration): string[] {
  const { policies, zones, filtering } = device;
  if (policies.length === 0) return [];
  const numbers = new Map(
    [elsewhere, ...zones.map(({ name }) => name)].map((name, index) => [name, index + 1]),
  );
  const number = (zone: string): number => {
    const found = numbers.get(zone);
    if (found === undefined)
      throw new Error(`${device.hostname} has a policy for a zone ${zone} that it does not have`);
    return found;
  };
  return [
    ...chain('source_zone', classifying(device, 'from', number)),
    ...chain('destination_zone', classifying(device, 'to', number)),
    'chain forward {',
    '  type filter hook forward priority filter; policy drop;',
    ...(filtering === 'stateful' ? ['  ct state established,related accept'] : []),
    '  jump source_zone',
    '  jump destination_zone',
    ...policies.flatMap((rule) => ruleLines(rule, number, filtering)).map((line) => `  ${line}`),
    '}',
  ];
}

const chain = (name: string, lines: readonly string[]): string[] => [
  `chain ${name} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

function classifying(
  device: DeviceConfiguration,
  side: 'from' | 'to',
  number: (zone: string) => number,
): string[] {
  const [address, link] = side === 'from' ? ['saddr', 'iifname'] : ['daddr', 'oifname'];
  const marked = (zone: string): string =>
    side === 'from'
      ? `meta mark set ${number(zone) << 16} return`
      : `meta mark set meta mark or ${number(zone)} return`;
  const byPrefix = device.zones
    .flatMap(({ name, prefixes }) => prefixes.map((prefix) => ({ name, prefix })))
    .sort((a, b) => lengthOf(b.prefix) - lengthOf(a.prefix));
  return [
    ...(side === 'from' ? ['meta mark set 0'] : []),
    ...byPrefix.map(({ name, prefix }) => `${familyOf(prefix).nft} ${address} ${prefix} ${marked(name)}`),
    ...device.zones.flatMap((zone) =>
      linksOf(device, zone).map((name) => `${link} ${name} ${marked(zone.name)}`),
    ),
    marked(elsewhere),
  ];
}

const lengthOf = (prefix: string): number => Number(prefix.split('/')[1]);

function linksOf(device: DeviceConfiguration, { name, interfaces }: Zone): string[] {
  const names = device.interfaces
    .filter((row) => row.zone === name || interfaces.includes(row.name))
    .map((row) => linuxName(device, row.name));
  return [...new Set(names)];
}

function ruleLines(
  { fromZone, toZone, sources, destinations, services, action }: PolicyRule,
  number: (zone: string) => number,
  filtering: DeviceConfiguration['filtering'],
): string[] {
  const verdict = action === 'allow' ? 'accept' : 'drop';
  const asked = services.length === 0 ? [''] : services.flatMap((service) => matching(service, 'dport'));
  const forth = addressings(sources, destinations).flatMap((addresses) =>
    asked.map((service) => line(number(fromZone), number(toZone), addresses, service, verdict)),
  );
  if (filtering === 'stateful' || action === 'deny') return forth;
  const answered = services.length === 0 ? [''] : services.flatMap((service) => matching(service, 'sport'));
  const back = addressings(destinations, sources).flatMap((addresses) =>
    answered.map((service) => line(number(toZone), number(fromZone), addresses, service, verdict)),
  );
  return [...forth, ...back];
}

const line = (from: number, to: number, ...parts: readonly string[]): string =>
  [`meta mark ${(from << 16) | to}`, ...parts].filter((part) => part !== '').join(' ');

/** What addresses have to match, by family; a family that one side names nothing of is not meant. */
function addressings(sources: readonly string[], destinations: readonly string[]): string[] {
  if (sources.length === 0 && destinations.length === 0) return [''];
  return families.flatMap(({ nft, isOwn }) => {
    const sides = [
      { side: 'saddr', stated: sources },
      { side: 'daddr', stated: destinations },
    ].filter(({ stated }) => stated.length > 0);
    const own = sides.map(({ side, stated }) => ({ side, blocks: [...new Set(stated.filter(isOwn))] }));
    if (own.some(({ blocks }) => blocks.length === 0)) return [];
    return [own.map(({ side, blocks }) => `${nft} ${side} { ${blocks.join(', ')} }`).join(' ')];
  });
}

/** VXLAN stands in for ESP, so that a rule for one is a rule for the other. */
function matching({ protocol, ports }: Service, side: 'dport' | 'sport'): string[] {
  switch (protocol) {
    case 'icmp':
      return ['meta l4proto { icmp, ipv6-icmp }'];
    case 'esp':
      return ['meta l4proto esp', `udp ${side} 4789`];
    case 'tcp':
    case 'udp':
      return [
        ports
          ? `${protocol} ${side} ${ports.from === ports.to ? ports.from : `${ports.from}-${ports.to}`}`
          : `meta l4proto ${protocol}`,
      ];
  }
}
