import { onceEach } from '../../../caching/once-each.ts';
import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { NatRule, PolicyRule, Zone } from '../../../contract/configuration/security.ts';
import { type Block, lastOf, parseBlock, withoutPrefix } from '../../addressing/ipv4.ts';
import type { SimulatedHost, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { isIpv4 } from '../compiled/compiled-routing.ts';
import { holds } from '../compiled/firewall-rules.ts';
import { prefixKey } from '../forwarding/routing-table.ts';

/** What tells the hosts of a subnet apart, and what each of them has in common with others. */
interface PartedSubnet {
  readonly block: Block;
  readonly kindOf: (host: SimulatedHost) => string;
}

type Lists = readonly (readonly Block[])[];

/**
 * What hosts have in common whatever fails. Those of one subnet with one gateway are alike, unless some rule or route names a part
 * of the subnet: then those that the same parts hold. Kept from edit to edit but for subnets of which one names another part.
 */
export class HostKinds {
  #lists: Lists;
  #deviceOfNode: SimulatedNetwork['deviceOfNode'];
  /** Put in order when it is asked for. */
  #named: readonly Block[] | undefined;
  readonly #subnets = new Map<number, PartedSubnet>();

  constructor(network: SimulatedNetwork) {
    this.#lists = namedLists(network);
    this.#deviceOfNode = network.deviceOfNode;
  }

  of(host: SimulatedHost): string {
    const own = this.#subnetOf(host).kindOf(host);
    const device = this.#deviceOfNode.get(host.row.node);
    // A host group that stands for a device itself routes as the device does.
    return device === undefined ? own : `${own} ${device.index}`;
  }

  /** Goes on after an edit; the hosts, by their ids, that are told apart by something else than before. */
  follow(network: SimulatedNetwork): string[] {
    const [lists, deviceOfNode] = [this.#lists, this.#deviceOfNode];
    this.#lists = namedLists(network);
    this.#deviceOfNode = network.deviceOfNode;
    const parted = new Set<number>();
    const changed = changedBlocks(lists, this.#lists);
    if (changed.length > 0) this.#named = undefined;
    for (const [key, { block }] of this.#subnets)
      if (changed.some((part) => part.prefix > block.prefix && holds(block, part.first))) parted.add(key);
    for (const key of parted) this.#subnets.delete(key);
    if (parted.size === 0 && deviceOfNode === network.deviceOfNode) return [];
    return [...network.hostsById.values()].flatMap(({ block, row }) =>
      parted.has(prefixKey(block)) || deviceOfNode.get(row.node) !== network.deviceOfNode.get(row.node)
        ? [row.id]
        : [],
    );
  }

  #subnetOf({ block }: SimulatedHost): PartedSubnet {
    const key = prefixKey(block);
    const known = this.#subnets.get(key);
    if (known !== undefined) return known;
    this.#named ??= inOrder(this.#lists);
    const parts = partsWithin(block, this.#named);
    const kindOf = onceEach(({ address, gateway }: SimulatedHost): string => {
      const own = parts.flatMap((part) => (holds(part, address) ? [prefixKey(part)] : []));
      return `${key} ${gateway} ${own.join(',')}`;
    });
    const made = { block, kindOf };
    this.#subnets.set(key, made);
    return made;
  }
}

/** Blocks that only one of two names: most lists are the same ones. */
function changedBlocks(before: Lists, now: Lists): readonly Block[] {
  const [were, are] = [new Set(before), new Set(now)];
  const gone = new Map(before.flatMap((list) => (are.has(list) ? [] : list.map(byKey))));
  const came = new Map(now.flatMap((list) => (were.has(list) ? [] : list.map(byKey))));
  return [
    ...[...gone].flatMap(([key, block]) => (came.has(key) ? [] : [block])),
    ...[...came].flatMap(([key, block]) => (gone.has(key) ? [] : [block])),
  ];
}

const byKey = (block: Block) => [prefixKey(block), block] as const;

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
function namedLists({ devices, providers }: SimulatedNetwork): Lists {
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
function inOrder(lists: Lists): Block[] {
  const blocks = new Map(lists.flatMap((list) => list.map(byKey)));
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
    ...interfaces.flatMap(({ ipv4 }) => ipv4.map((address) => `${withoutPrefix(address)}/32`)),
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
