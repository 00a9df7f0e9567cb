import { onceEach } from '../../../caching/once-each.ts';
import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { NatRule, PolicyRule, Zone } from '../../../contract/configuration/security.ts';
import { type Block, lastOf, parseBlock } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import { isSame } from '../../graph/same-value.ts';
import type { SimulatedHost, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { isIpv4 } from '../compiled/compiled-routing.ts';
import { holds } from '../compiled/firewall-rules.ts';
import { prefixKey } from '../forwarding/routing-table.ts';

/** What hosts have in common whatever fails. */
export type HostKinds = (host: SimulatedHost) => string;

/**
 * Hosts of one subnet with one gateway are alike, unless some rule or route names a part of the subnet: then those that
 * the same parts hold. Where an edit names nothing else than before, what is known of them stays.
 */
export function hostKinds(network: SimulatedNetwork, before?: HostKinds): HostKinds {
  const lists = namedLists(network);
  if (before !== undefined && isSameList(namedBy.get(before) ?? [], lists, areNamedAlike)) return before;
  const named = inOrder(lists);
  const partsOf = new Map<number, readonly Block[]>();
  const ownKind = onceEach(({ block, address, gateway }: SimulatedHost): string => {
    const key = prefixKey(block);
    const parts = partsOf.get(key) ?? partsWithin(block, named);
    partsOf.set(key, parts);
    const own = parts.flatMap((part) => (holds(part, address) ? [prefixKey(part)] : []));
    return `${key} ${gateway} ${own.join(',')}`;
  });
  const kinds: HostKinds = (host) => {
    const device = network.deviceOfNode.get(host.row.node);
    // A host group that stands for a device itself routes as the device does.
    return device === undefined ? ownKind(host) : `${ownKind(host)} ${device.index}`;
  };
  namedBy.set(kinds, lists);
  return kinds;
}

const areNamedAlike = (one: readonly Block[], other: readonly Block[]): boolean =>
  isSameList(one, other, isSame);

/** What is named where kinds of hosts are told apart. */
const namedBy = new WeakMap<HostKinds, readonly (readonly Block[])[]>();

/** Those of blocks in their order that are longer than a block and in it. */
function partsWithin(block: Block, named: readonly Block[]): Block[] {
  const parts: Block[] = [];
  const last = lastOf(block);
  for (let at = firstFrom(named, block.first); ; at += 1) {
    const part = named[at];
    if (part === undefined || part.first > last) return parts;
    if (part.prefix > block.prefix) parts.push(part);
  }
}

/** The first of blocks in their order that begins at an address or after it. */
function firstFrom(blocks: readonly Block[], address: number): number {
  let [from, to] = [0, blocks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((blocks[middle]?.first ?? 0) < address) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Prefixes that rules and static routes name, by who names them. */
function namedLists({ devices, providers }: SimulatedNetwork): readonly (readonly Block[])[] {
  // Devices have their policies and zones in common.
  const policies = new Map(devices.map(({ firewall, row }) => [firewall.rules, row.policies]));
  const zones = new Map(devices.map(({ firewall, row }) => [firewall.zones, row.zones]));
  return [
    ...[...policies.values()].map(namedByPolicies),
    ...[...zones.values()].map(namedByZones),
    ...devices.map(({ row }) => namedByDevice(row)),
    ...providers.flatMap(({ circuits }) => circuits.map(({ routed }) => routed)),
  ];
}

/** Each once, by their first addresses. */
function inOrder(lists: readonly (readonly Block[])[]): Block[] {
  const blocks = new Map(lists.flatMap((list) => list.map((block) => [prefixKey(block), block] as const)));
  return [...blocks.values()].sort((a, b) => a.first - b.first || a.prefix - b.prefix);
}

const blocksOf = (prefixes: readonly string[]): Block[] => prefixes.filter(isIpv4).map(parseBlock);

const namedByPolicies = onceEach((policies: readonly PolicyRule[]) =>
  blocksOf(policies.flatMap(({ sources, destinations }) => [...sources, ...destinations])),
);

const namedByZones = onceEach((zones: readonly Zone[]) =>
  blocksOf(zones.flatMap(({ prefixes }) => prefixes)),
);

const namedByDevice = onceEach(({ nat, routing, interfaces }: DeviceConfiguration) =>
  blocksOf([
    ...nat.flatMap(namedByNat),
    ...(routing?.statics ?? []).map(({ prefix }) => prefix),
    ...(routing?.bgp?.networks ?? []),
    ...interfaces.flatMap(({ ipv4 }) => ipv4.map((address) => `${address.split('/')[0]}/32`)),
  ]),
);

function namedByNat(rule: NatRule): readonly string[] {
  switch (rule.kind) {
    case 'static':
      return [`${rule.inside}/32`];
    case 'source':
      return [...rule.sources, ...rule.except];
    case 'nat64':
      return [...rule.sources, rule.prefix];
    default:
      return rule satisfies never;
  }
}
