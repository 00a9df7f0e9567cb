import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { PolicyRule, Service } from '#shared/contract/configuration/security.ts';
import { addressOf, type Bits, isWithin, prefixOf } from './addresses.ts';
import type { Leg } from './legs.ts';
import type { Packet } from './packet.ts';

/** What leaves by an interface, its source translated where a rule says so. */
export function translated(device: DeviceConfiguration, { row }: Leg, packet: Packet): Packet {
  const rules = device.nat.filter(({ outside }) => outside === row.name);
  const published = rules.find((rule) => rule.kind === 'static' && addressOf(rule.inside) === packet.source);
  const rule =
    published ??
    rules.find(
      (each) =>
        each.kind === 'source' &&
        each.sources.some((block) => isWithin(packet.source, prefixOf(block))) &&
        !each.except.some((block) => isWithin(packet.destination, prefixOf(block))),
    );
  return rule === undefined ? packet : { ...packet, source: addressOf(rule.address) };
}

/** What a device makes of a packet of IPv6 to the prefix of its NAT64, by a rule for each interface that it may leave by. */
export function translatedToIpv4(
  { nat }: DeviceConfiguration,
  packet: Packet,
): readonly { readonly outside: string; readonly packet: Packet }[] {
  return nat.flatMap((rule) =>
    rule.kind === 'nat64' &&
    isWithin(packet.destination, prefixOf(rule.prefix)) &&
    rule.sources.some((block) => isWithin(packet.source, prefixOf(block)))
      ? [
          {
            outside: rule.outside,
            packet: {
              ...packet,
              source: addressOf(rule.address),
              destination: `4${packet.destination.slice(-32)}`,
            },
          },
        ]
      : [],
  );
}

/** Whether the policies of a device let a packet through, as one that begins or as an answer. */
export function isAllowed(device: DeviceConfiguration, entry: Leg, exit: Leg, packet: Packet): boolean {
  if (device.policies.length === 0) return true;
  const from = zoneOf(device, packet.source, entry);
  const to = zoneOf(device, packet.destination, exit);
  const matches = (rule: PolicyRule, isBack: boolean): boolean => {
    const [begins, reached] = isBack
      ? [packet.destination, packet.source]
      : [packet.source, packet.destination];
    return (
      (isBack
        ? rule.fromZone === to && rule.toZone === from
        : rule.fromZone === from && rule.toZone === to) &&
      has(rule.sources, begins) &&
      has(rule.destinations, reached) &&
      isBack === packet.isAnswer &&
      (rule.services.length === 0 || rule.services.some((service) => isSame(service, packet.service)))
    );
  };
  const decision = device.policies.find(
    (rule) =>
      matches(rule, false) ||
      (device.filtering === 'stateless' && rule.action === 'allow' && matches(rule, true)),
  );
  return decision?.action === 'allow';
}

/** All services of one protocol and a port in its range; any port where the rule names none. */
const isSame = (rule: Service, { protocol, ports }: Service): boolean =>
  rule.protocol === protocol &&
  (rule.ports === undefined ||
    (ports !== undefined && ports.from >= rule.ports.from && ports.from <= rule.ports.to));

const has = (blocks: readonly string[], address: Bits): boolean =>
  blocks.length === 0 || blocks.some((block) => isWithin(address, prefixOf(block)));

function zoneOf(device: DeviceConfiguration, address: Bits, { row }: Leg): string {
  const byAddress = blocksOf(device).find(({ prefix }) => isWithin(address, prefix));
  const byInterface = device.zones.find(
    ({ name, interfaces }) => row.zone === name || interfaces.includes(row.name),
  );
  return byAddress?.name ?? byInterface?.name ?? 'internet';
}

const known = new WeakMap<DeviceConfiguration, readonly { name: string; prefix: Bits }[]>();

/** The blocks of all zones of a device, the longest first. */
function blocksOf(device: DeviceConfiguration): readonly { name: string; prefix: Bits }[] {
  const before = known.get(device);
  if (before !== undefined) return before;
  const blocks = device.zones
    .flatMap(({ name, prefixes }) => prefixes.map((block) => ({ name, prefix: prefixOf(block) })))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  known.set(device, blocks);
  return blocks;
}
