import { onceEach } from '../../../caching/once-each.ts';
import type { Flow } from '../../../contract/configuration/network-configuration.ts';
import type { NatRule } from '../../../contract/configuration/security.ts';
import { type Block, parseBlock } from '../../addressing/ipv4.ts';
import type { SimulatedHost, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { isIpv4 } from '../compiled/compiled-routing.ts';
import { holds } from '../compiled/firewall-rules.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { prefixKey } from '../forwarding/routing-table.ts';
import { domainOf } from '../layer2/layer2-state.ts';

/** What hosts have in common whatever fails. */
export type HostKinds = (host: SimulatedHost) => string;

/**
 * Hosts of one subnet with one gateway are alike, unless some rule or route names a part of the subnet: then those that
 * the same parts hold.
 */
export function hostKinds(network: SimulatedNetwork): HostKinds {
  const blocks = namedBlocks(network);
  const partsOf = new Map<number, Block[]>();
  return onceEach(({ row, block, address, gateway }: SimulatedHost): string => {
    const key = prefixKey(block);
    const parts =
      partsOf.get(key) ?? blocks.filter((part) => part.prefix > block.prefix && holds(block, part.first));
    partsOf.set(key, parts);
    const own = parts.flatMap((part, index) => (holds(part, address) ? [index] : []));
    const device = network.deviceOfNode.get(row.node);
    // A host group that stands for a device itself routes as the device does.
    return `${key} ${gateway} ${own.join(',')} ${device?.index ?? ''}`;
  });
}

function namedBy(rule: NatRule): readonly string[] {
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

/** Prefixes that rules and static routes name. */
function namedBlocks({ devices, providers }: SimulatedNetwork): Block[] {
  const named = new Set<string>();
  // Devices have their policies and zones in common.
  const firewalls = [...new Map(devices.map(({ firewall, row }) => [firewall.rules, row])).values()];
  const policies = new Set(firewalls.flatMap(({ policies: own }) => own));
  for (const { sources, destinations } of policies)
    for (const prefix of [...sources, ...destinations]) named.add(prefix);
  const zoned = [...new Map(devices.map(({ firewall, row }) => [firewall.zones, row])).values()];
  const zones = new Set(zoned.flatMap(({ zones: own }) => own));
  for (const { prefixes } of zones) for (const prefix of prefixes) named.add(prefix);
  for (const { row } of devices) {
    for (const rule of row.nat) for (const prefix of namedBy(rule)) named.add(prefix);
    for (const { prefix } of row.routing?.statics ?? []) named.add(prefix);
    for (const prefix of row.routing?.bgp?.networks ?? []) named.add(prefix);
    for (const { ipv4 } of row.interfaces)
      for (const address of ipv4) named.add(`${address.split('/')[0]}/32`);
  }
  for (const { circuits } of providers)
    for (const { row } of circuits) for (const prefix of row.routed) named.add(prefix);
  return [...named].filter(isIpv4).map(parseBlock);
}

/** The two ends of a flow as one key; with the address where the destination is published under another one. */
export type FlowEnds = number | string;

/** What ends of flows are told apart by, by the ids of the hosts: where one is, and its own address. */
export type FlowPlaces = ReadonlyMap<string, { readonly key: string; readonly ipv4: string | undefined }>;

/** By what flows go the same ways, as far as rules let their services pass: the key of their ends. */
export function flowEnds(
  view: ForwardingView,
  kinds: HostKinds,
  flows: readonly Flow[],
): { readonly ends: readonly FlowEnds[]; readonly places: FlowPlaces } {
  const numbers = new Map<string, number>([['', 0]]);
  const places = new Map<string, { key: string; ipv4: string | undefined; number: number }>();
  const placeOf = (id: string) => {
    const known = places.get(id);
    if (known !== undefined) return known;
    const own = placeIn(view, kinds, id);
    const number = numbers.get(own.key) ?? numbers.size;
    numbers.set(own.key, number);
    const place = { ...own, number };
    places.set(id, place);
    return place;
  };
  const ends = flows.map(({ source, destination, address }) => {
    const [from, { number: to, ipv4 }] = [placeOf(source).number, placeOf(destination)];
    const isPublished = ipv4?.startsWith(`${address}/`) !== true;
    return isPublished ? `${from} ${to} ${address}` : from * 2 ** 20 + to;
  });
  return { ends, places };
}

/** Whether the same flows have the same ends in common as when their places were found. */
export function areEndsAlike(view: ForwardingView, kinds: HostKinds, places: FlowPlaces): boolean {
  for (const [id, { key, ipv4 }] of places) {
    const now = placeIn(view, kinds, id);
    if (now.key !== key || now.ipv4 !== ipv4) return false;
  }
  return true;
}

/** One that is cut off is alone: it is named in what is found. */
function placeIn({ network, layer2 }: ForwardingView, kinds: HostKinds, id: string) {
  const host = network.hostsById.get(id);
  if (host === undefined) return { key: '', ipv4: undefined };
  const domain = domainOf(layer2, host.attachments, layer2.hostAttachment[host.index]);
  return { key: domain < 0 ? host.row.id : `${domain} ${kinds(host)}`, ipv4: host.row.ipv4 };
}
