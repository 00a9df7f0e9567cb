import type { SimulatedDevice, SimulatedProvider } from '../compiled/compiled-network.ts';
import type { Owner } from '../layer2/address-book.ts';
import { domainOf } from '../layer2/layer2-state.ts';
import type { ForwardingView } from './forwarding-view.ts';
import { handovers } from './provider-forwarding.ts';
import { placeOfProvider } from './walk-queries.ts';

/** Whoever has not arrived after so many goes in a circle. */
export const mostHops = 64;

/** The device that an address is reached at by routes alone, the first of equal ones; policies are not asked. */
export function traceRoute(
  view: ForwardingView,
  from: SimulatedDevice,
  destination: number,
): SimulatedDevice | undefined {
  let device = from;
  for (let hops = 0; hops < mostHops; hops += 1) {
    if (view.isOwn(device, destination)) return device;
    const { next } = hopAt(view, device, destination);
    if (next === undefined) return undefined;
    device = next;
  }
  return undefined;
}

/** What a device does with packets to an address. */
export interface Hop {
  readonly device: SimulatedDevice;
  /** Itself where it keeps them, nothing where they are lost. */
  readonly next: SimulatedDevice | undefined;
  /** How long the prefix is that decided it; -1 where there is no route. */
  readonly length: number;
  /** Out of which interface, by its number, and to whom it hands them; -1 where to nobody. */
  readonly asker: number;
  readonly address: number;
  /** The provider that decides who comes next, and to which address on the far side it hands them; -1 where to nobody. */
  readonly across?: { readonly place: number; readonly address: number };
}

/** The first of equal ways. */
export function hopAt(view: ForwardingView, device: SimulatedDevice, destination: number): Hop {
  const own = { device, length: 32, asker: -1, address: destination };
  if (view.isOwn(device, destination)) return { ...own, next: device };
  const route = view.tables[device.index]?.lookup(destination);
  const length = route?.prefix.prefix ?? -1;
  const hop = route?.nextHops[0];
  if (hop === undefined) return { ...own, next: undefined, length, address: -1 };
  const asked = { device, length, asker: hop.via.index, address: hop.address ?? destination };
  const peer = view.tunnelPeer(hop.via);
  if (peer !== undefined) return { ...asked, next: peer.device };
  const owner = view.neighbour(hop.via, asked.address);
  if (owner?.kind === 'circuit' && owner.circuit.provider.row.kind === 'mpls')
    return { ...asked, ...acrossNetwork(view, owner.circuit.provider, destination) };
  return { ...asked, next: deviceOf(owner) };
}

const deviceOf = (owner: Owner | undefined): SimulatedDevice | undefined =>
  owner?.kind === 'interface' ? owner.interface.device : undefined;

/** Who comes next on the far side of a provider's private network. */
function acrossNetwork(
  view: ForwardingView,
  provider: SimulatedProvider,
  destination: number,
): Pick<Hop, 'next' | 'across'> {
  const place = placeOfProvider(provider);
  const [handover] = handovers(view, provider, destination);
  if (handover === undefined) return { next: undefined, across: { place, address: -1 } };
  const { attachments, index } = handover.circuit;
  const domain = domainOf(view.layer2, attachments, view.layer2.circuitAttachment[index]);
  const { nextHop } = handover;
  return { next: deviceOf(view.answering(domain, nextHop)), across: { place, address: nextHop } };
}
