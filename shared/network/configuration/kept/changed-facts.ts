import type { Subnet } from '../../../contract/topology-items.ts';
import { editedElements } from '../../graph/edited-elements.ts';
import { isSameList } from '../../graph/same-list.ts';
import { isSame } from '../../graph/same-value.ts';
import type { NetworkRules } from '../configure-device.ts';
import type { RoutingRules } from '../routed-device.ts';
import type { Sites } from '../view/layer3.ts';
import type { NetworkView } from '../view/network-view.ts';
import { type AskedFacts, type FactKind, subnetKey } from './recorded-facts.ts';

/** What configurations are made of. */
export interface Facts {
  readonly rules: NetworkRules;
  readonly routing: RoutingRules;
}

export type ChangedFacts = ReadonlyMap<FactKind, readonly string[]>;

/** Facts that are not as they were; undefined where one of them concerns every device. */
export function changedFacts(before: Facts, now: Facts): ChangedFacts | undefined {
  const [one, other] = [before.rules.view, now.rules.view];
  const subnets = changedSubnets(one.graph.subnets, other.graph.subnets);
  if (subnets === undefined || !isSame(sharedFacts(before), sharedFacts(now))) return undefined;
  const found: [FactKind, readonly string[]][] = [
    ['nodes', editedIds(one.graph.nodes, other.graph.nodes)],
    ['subnetsOf', changed(one.layer3.subnetsOf, other.layer3.subnetsOf, isSameList)],
    ['gatewaysOf', changedGateways(one, other)],
    ['edges', editedIds(one.graph.edges, other.graph.edges)],
    ['deviceOf', changed(one.deviceOf, other.deviceOf, Object.is)],
    ['peerOf', changed(one.peerOf, other.peerOf, Object.is)],
    ['endsOf', changed(one.endsOf, other.endsOf, isSameList)],
    ['subnetOf', subnets.flatMap(({ site, vlan }) => (vlan === undefined ? [] : [subnetKey(site, vlan)]))],
    ['subnetsAt', subnets.map(({ site }) => site)],
    ['roots', changed(before.rules.roots, now.rules.roots, isSameRoots)],
    ['scopes', changed(before.rules.scopes, now.rules.scopes, isSame)],
    ['domains', changed(before.routing.domains.facts.sites, now.routing.domains.facts.sites, isSame)],
    ['joining', changed(before.routing.domains.facts.joining, now.routing.domains.facts.joining, Object.is)],
    ['wayOut', inOneOnly(one.layer3.sitesWithWayOut, other.layer3.sitesWithWayOut)],
  ];
  return new Map(found.filter(([, keys]) => keys.length > 0));
}

/** Whether something that was asked for has changed. */
export function isConcerned(asked: AskedFacts, facts: ChangedFacts): boolean {
  if (asked.isWhole) return true;
  for (const [kind, keys] of facts) if (keys.some((key) => asked.has(kind, key))) return true;
  return false;
}

/** Of elements that came, went or are others; all of them where they changed places. */
const editedIds = <E extends { readonly id: string }>(before: readonly E[], now: readonly E[]): string[] =>
  editedElements(before, now)?.flatMap(({ was, is }) => was?.id ?? is?.id ?? []) ??
  [...before, ...now].map(({ id }) => id);

function changed<Value>(
  before: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
  isAlike: (a: Value, b: Value) => boolean,
): string[] {
  if (before === now) return [];
  const keys: string[] = [];
  for (const [key, value] of now) {
    const there = before.get(key);
    if (there !== value && (there === undefined || !isAlike(there, value))) keys.push(key);
  }
  for (const key of before.keys()) if (!now.has(key)) keys.push(key);
  return keys;
}

const inOneOnly = (one: Sites, other: Sites): string[] => [
  ...[...one].filter((site) => !other.has(site)),
  ...[...other].filter((site) => !one.has(site)),
];

/** Subnets whose gateways are other nodes, or other devices. */
function changedGateways(before: NetworkView, now: NetworkView): string[] {
  const [one, other] = [before.layer3.gatewaysOf, now.layer3.gatewaysOf];
  return [...new Set([...one.keys(), ...other.keys()])].filter((id) => {
    const [nodes, others] = [one.get(id) ?? [], other.get(id) ?? []];
    return (
      !isSameList(nodes, others) ||
      nodes.some((node) => before.deviceOf.get(node.id) !== now.deviceOf.get(node.id))
    );
  });
}

/** Both what they were and what they are; undefined where some came, went or moved: too much hangs on their order. */
function changedSubnets(before: readonly Subnet[], now: readonly Subnet[]): Subnet[] | undefined {
  if (before === now) return [];
  if (!isSameList(before, now, ({ id }, other) => id === other.id)) return undefined;
  return now.flatMap((row, at) => {
    const there = before[at];
    return there === undefined || there === row ? [] : [there, row];
  });
}

type Roots = NetworkRules['roots'] extends ReadonlyMap<string, infer Own> ? Own : never;

const isSameRoots = (a: Roots, b: Roots): boolean =>
  (['root', 'backup'] as const).every((role) => isSameList(a.get(role) ?? [], b.get(role) ?? []));

/** What every device may ask for without naming it. */
function sharedFacts({ rules, routing }: Facts): readonly unknown[] {
  const { view, requirements, zones, policies, services, qos } = rules;
  const { layer3 } = view;
  return [
    layer3.hub,
    [...layer3.internet],
    [...layer3.siteBlocks],
    view.hasIpv6,
    view.ipv6Blocks,
    view.ownBlock,
    view.graph.subnets.filter(({ purpose }) => purpose === 'public'),
    [...view.sitesOnMpls],
    [...view.sitesBesideMpls],
    [...view.leadingPair],
    view.remotePool,
    view.servers,
    view.administrators,
    requirements,
    zones,
    policies,
    services,
    qos.shares,
    [...qos.subnetsOf],
    routing.domains.facts.isLarge,
    [...routing.published],
  ];
}
