import type { Block } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedCircuit, SimulatedDevice, SimulatedInterface } from '../compiled/compiled-network.ts';
import type { Layer2Moves } from '../layer2/layer2-after.ts';
import { type ForwardingView, isSameRole, type ProviderRoute } from './forwarding-view.ts';
import { learntBy } from './provider-forwarding.ts';
import { defaultRoute, forwardAlike } from './routing-table.ts';
import { type ChangedRoutes, type Changes, placeOfDevice, placeOfProvider } from './walk-queries.ts';

/** What walks may ask that is answered otherwise in one of two states than in the other. */
export function changesBetween(
  before: ForwardingView,
  after: ForwardingView,
  { interfaces, hosts, circuits, edited }: Layer2Moves,
): Changes {
  const changes = new ChangedAnswers();
  for (const own of interfaces) changes.addInterface(own);
  for (const { address } of hosts) changes.addresses.add(address);
  for (const device of edited?.deciding ?? []) {
    changes.deciding.add(placeOfDevice(device));
    for (const { address } of device.firewall.translations) changes.addresses.add(address);
  }
  for (const address of edited?.addresses ?? []) changes.addresses.add(address);
  for (const device of before.network.devices) {
    const [one, other] = [before.tables[device.index], after.tables[device.index]];
    if (one === other || one === undefined || other === undefined) continue;
    const prefixes = one
      .differences(other)
      .filter((prefix) => !forwardAlike(one.exact(prefix), other.exact(prefix)));
    const isMoved = (address: number) => !forwardAlike(one.lookup(address), other.lookup(address));
    if (prefixes.length > 0) changes.routes.set(placeOfDevice(device), { prefixes, isMoved });
  }
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const) {
    if (one.gateways !== other.gateways) {
      for (const role of one.gateways.roles)
        if (!isSameRole(role, other.gateways.at(role.domain, role.address)))
          for (const { device } of role.taking) changes.addAddress(device, role.address);
    }
    if (one.tunnels !== other.tunnels)
      for (const [own, end] of one.tunnels)
        if (other.tunnelPeer(own) !== end) for (const tunnel of [own, end]) changes.addInterface(tunnel);
  }
  providerChanges(before, after, circuits, changes);
  return changes;
}

/** Providers of the internet hand over to each other: what one routes otherwise concerns all of them, and nobody else. */
function providerChanges(
  { network, providerRoutes }: ForwardingView,
  after: ForwardingView,
  circuits: readonly SimulatedCircuit[],
  changes: ChangedAnswers,
): void {
  const failed = network.providers.filter(({ row }) => after.failed.providers?.has(row.id) === true);
  for (const provider of failed) changes.add(placeOfProvider(provider), [defaultRoute]);
  const blocks: Block[] = [];
  for (const { providerAddress, block, routed } of [
    ...circuits,
    ...failed.flatMap((provider) => provider.circuits),
  ]) {
    changes.addresses.add(providerAddress);
    blocks.push(block, ...routed);
  }
  for (const provider of network.providers) {
    const [one, other] = [providerRoutes[provider.index] ?? [], after.providerRoutes[provider.index] ?? []];
    const prefixes = routeChanges(one, other);
    if (prefixes.length === 0) continue;
    if (provider.row.kind === 'internet') blocks.push(...prefixes);
    else
      changes.routes.set(placeOfProvider(provider), {
        prefixes,
        isMoved: (address) => !isSameList(learntBy(one)(address), learntBy(other)(address), isSameHandover),
      });
  }
  if (blocks.length > 0)
    for (const provider of network.providers) changes.add(placeOfProvider(provider), blocks);
}

const isSameHandover = (a: ProviderRoute, b: ProviderRoute): boolean =>
  a.circuit === b.circuit && a.nextHop === b.nextHop && a.prefix === b.prefix;

function routeChanges(before: readonly ProviderRoute[], after: readonly ProviderRoute[]): Block[] {
  if (before === after) return [];
  const [known, found] = [new Set(before), new Set(after)];
  const gone = before.filter((route) => !found.has(route));
  const came = after.filter((route) => !known.has(route));
  const key = ({ first, prefix, circuit, nextHop }: ProviderRoute) =>
    `${first} ${prefix} ${circuit.index} ${nextHop}`;
  const [keysGone, keysCame] = [new Set(gone.map(key)), new Set(came.map(key))];
  return [
    ...gone.filter((route) => !keysCame.has(key(route))),
    ...came.filter((route) => !keysGone.has(key(route))),
  ];
}

class ChangedAnswers implements Changes {
  readonly prefixes = new Map<number, Block[]>();
  readonly routes = new Map<number, ChangedRoutes>();
  readonly askers = new Set<number>();
  readonly addresses = new Set<number>();
  readonly deciding = new Set<number>();

  add(place: number, blocks: readonly Block[]): void {
    const known = this.prefixes.get(place);
    if (known === undefined) this.prefixes.set(place, [...blocks]);
    else known.push(...blocks);
  }

  /** An address of a device's own, or one that it shares. */
  addAddress(device: SimulatedDevice, address: number): void {
    this.addresses.add(address);
    this.add(placeOfDevice(device), [{ first: address, prefix: 32 }]);
  }

  addInterface(own: SimulatedInterface): void {
    this.askers.add(own.index);
    for (const { address } of own.addresses) this.addAddress(own.device, address);
    for (const { outside, address } of own.device.firewall.translations)
      if (outside === own.row.name) this.addresses.add(address);
  }
}
