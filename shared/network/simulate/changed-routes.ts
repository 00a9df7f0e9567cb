import type { Block } from '../addressing/ipv4.ts';
import type { SimulatedDevice, SimulatedInterface } from './compiled-network.ts';
import { holds } from './firewall-rules.ts';
import type { ForwardingView } from './forwarding-view.ts';

/** A place that packets pass, as a number: devices from 0 up, providers from -1 down. */
export const placeOfDevice = ({ index }: SimulatedDevice): number => index;
export const placeOfProvider = ({ index }: { readonly index: number }): number => -1 - index;

/** What may forward otherwise after a failure. What passes no such place and asks for no such route comes out as before. */
export interface Changes {
  readonly places: ReadonlySet<number>;
  /** By device: prefixes that lead elsewhere. */
  readonly prefixes: ReadonlyMap<number, readonly Block[]>;
}

/** What a packet met on any of its ways. */
export interface Met {
  readonly places: Set<number>;
  /** A device and the address that it looked up, by turns. */
  readonly lookups: number[];
}

export function isConcerned({ places, lookups }: Met, changes: Changes): boolean {
  for (const place of changes.places) if (places.has(place)) return true;
  for (let at = 0; at < lookups.length; at += 2) {
    const prefixes = changes.prefixes.get(lookups[at] ?? -1);
    const address = lookups[at + 1] ?? 0;
    if (prefixes?.some((prefix) => holds(prefix, address)) === true) return true;
  }
  return false;
}

export function changesBetween(
  before: ForwardingView,
  after: ForwardingView,
  interfaces: readonly SimulatedInterface[],
): Changes {
  const { devices, providers, circuits } = before.network;
  const prefixes = new Map<number, readonly Block[]>();
  const changed = new Set(interfaces.map(({ device }) => placeOfDevice(device)));
  for (const device of devices) {
    const [one, other] = [before.tables[device.index], after.tables[device.index]];
    if (one === other || one === undefined || other === undefined) continue;
    const own = one.differences(other);
    if (own.length > 0) prefixes.set(device.index, own);
  }
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const) {
    for (const { domain, address, active } of one.gateways) {
      const there = other.answering(domain, address);
      if (there?.kind !== 'interface' || there.interface !== active)
        changed.add(placeOfDevice(active.device));
    }
    for (const [own, end] of one.tunnels)
      if (other.tunnelPeer(own) !== end)
        for (const { device } of [own, end]) changed.add(placeOfDevice(device));
  }
  const isSameProvider = (index: number): boolean => {
    const [one = [], other = []] = [before.providerRoutes[index], after.providerRoutes[index]];
    return (
      one.length === other.length &&
      one.every((route, at) => {
        const there = other[at];
        return (
          there !== undefined &&
          route.first === there.first &&
          route.prefix === there.prefix &&
          route.nextHop === there.nextHop &&
          route.circuit === there.circuit
        );
      })
    );
  };
  // Providers of the internet hand over to each other.
  const areCircuitsSame = circuits.every(
    ({ index }) => before.layer2.circuitAttachment[index] === after.layer2.circuitAttachment[index],
  );
  const isAnyFailed = (after.failed.providers?.size ?? 0) > 0;
  if (isAnyFailed || !areCircuitsSame || !providers.every(({ index }) => isSameProvider(index)))
    for (const provider of providers) changed.add(placeOfProvider(provider));
  return { places: changed, prefixes };
}
