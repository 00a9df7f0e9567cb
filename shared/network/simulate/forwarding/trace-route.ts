import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import type { Owner } from '../layer2/address-owners.ts';
import { domainOf } from '../layer2/layer2-state.ts';
import type { ForwardingView } from './forwarding-view.ts';
import { handovers } from './provider-forwarding.ts';

const mostHops = 64;

/** The device that an address is reached at by routes alone, the first of equal ones; policies are not asked. */
export function traceRoute(
  view: ForwardingView,
  from: SimulatedDevice,
  destination: number,
): SimulatedDevice | undefined {
  let device = from;
  for (let hops = 0; hops < mostHops; hops += 1) {
    if (view.isOwn(device, destination)) return device;
    const next = nextDevice(view, device, destination);
    if (next === undefined) return undefined;
    device = next;
  }
  return undefined;
}

/** The devices whose routes lead to an address: what `traceRoute` finds of each, where every hop is looked up once. */
export function devicesReaching(view: ForwardingView, destination: number): ReadonlySet<SimulatedDevice> {
  const { devices } = view.network;
  /** By device: hops to the address; Infinity where none lead there. */
  const hopsFrom = new Map<SimulatedDevice, number>();
  for (const start of devices) {
    const way: SimulatedDevice[] = [];
    let device: SimulatedDevice | undefined = start;
    let hops: number | undefined;
    while (hops === undefined) {
      if (device === undefined) hops = Number.POSITIVE_INFINITY;
      else if (hopsFrom.has(device)) hops = hopsFrom.get(device);
      else if (view.isOwn(device, destination)) {
        hopsFrom.set(device, 0);
        hops = 0;
      } else {
        // Whoever comes by here again goes in a circle.
        hopsFrom.set(device, Number.POSITIVE_INFINITY);
        way.push(device);
        device = nextDevice(view, device, destination);
      }
    }
    for (const passed of way.reverse()) {
      hops += 1;
      hopsFrom.set(passed, hops);
    }
  }
  return new Set(devices.filter((device) => (hopsFrom.get(device) ?? mostHops) < mostHops));
}

function nextDevice(
  view: ForwardingView,
  { index }: SimulatedDevice,
  destination: number,
): SimulatedDevice | undefined {
  const hop = view.tables[index]?.lookup(destination)?.nextHops[0];
  if (hop === undefined) return undefined;
  const peer = view.tunnelPeer(hop.via);
  if (peer !== undefined) return peer.device;
  const owner = acrossProvider(view, view.neighbour(hop.via, hop.address ?? destination), destination);
  return owner?.kind === 'interface' ? owner.interface.device : undefined;
}

/** Who comes next, on the far side where it is a provider's private network. */
function acrossProvider(
  view: ForwardingView,
  owner: Owner | undefined,
  destination: number,
): Owner | undefined {
  if (owner?.kind !== 'circuit' || owner.circuit.provider.row.kind !== 'mpls') return owner;
  const [handover] = handovers(view, owner.circuit.provider, destination);
  if (handover === undefined) return undefined;
  const { attachments, index } = handover.circuit;
  const domain = domainOf(view.layer2, attachments, view.layer2.circuitAttachment[index]);
  return view.answering(domain, handover.nextHop);
}
