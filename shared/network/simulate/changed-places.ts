import type { SimulatedDevice, SimulatedInterface } from './compiled-network.ts';
import type { ForwardingView } from './forwarding-view.ts';

/** A place that packets pass, as a number: devices from 0 up, providers from -1 down. */
export const placeOfDevice = ({ index }: SimulatedDevice): number => index;
export const placeOfProvider = ({ index }: { readonly index: number }): number => -1 - index;

/** Places that may forward otherwise after a failure: what passes none of them comes out as before. */
export function changedPlaces(
  before: ForwardingView,
  after: ForwardingView,
  interfaces: readonly SimulatedInterface[],
): Set<number> {
  const { devices, providers, circuits } = before.network;
  const changed = new Set(interfaces.map(({ device }) => placeOfDevice(device)));
  for (const device of devices) {
    const [one, other] = [before.tables[device.index], after.tables[device.index]];
    if (one !== other && (one === undefined || other === undefined || !one.equals(other)))
      changed.add(placeOfDevice(device));
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
  return changed;
}
