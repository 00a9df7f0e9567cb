import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { holds } from '../compiled/firewall-rules.ts';
import type { Owner } from '../layer2/address-owners.ts';
import { domainOf } from '../layer2/layer2-state.ts';
import type { ForwardingView } from './forwarding-view.ts';
import { handovers } from './provider-forwarding.ts';
import type { Changes } from './walk-queries.ts';

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
    const { next } = nextHop(view, device, destination);
    if (next === undefined) return undefined;
    device = next;
  }
  return undefined;
}

/** Whether a device hears from others where prefixes are. What one that does not lacks, the flows through it show. */
export const learnsRoutes = ({ row: { routing } }: SimulatedDevice): boolean =>
  routing?.ospf !== undefined || routing?.bgp !== undefined;

/** Where an address leads to. */
export interface Reached {
  /** The devices that learn routes and whose routes lead there. */
  readonly from: ReadonlySet<SimulatedDevice>;
  /** What the devices do with it that come by, by their numbers. */
  readonly hops: readonly (Hop | undefined)[];
}

/** What a device does with packets to an address. */
interface Hop {
  /** Itself where it keeps them, nothing where they are lost. */
  readonly next: SimulatedDevice | undefined;
  /** To whom it hands them; -1 where to nobody. */
  readonly address: number;
  /** Whether a provider decides who that is. */
  readonly isAcross: boolean;
}

/** What `traceRoute` finds of each device that learns routes, where every hop is looked up once. */
export const devicesReaching = (view: ForwardingView, destination: number): Reached =>
  reachedBy(view, destination, []);

/** The same after a change of answers and of devices, of which some may be gone, new, or learn routes no more. */
export function reachedAfter(
  view: ForwardingView,
  destination: number,
  before: Reached,
  changes: Changes,
  edited: ReadonlySet<SimulatedDevice>,
): Reached {
  const moved = [...changes.askers].map((asker) => view.network.interfaces[asker]?.device.index ?? -1);
  const otherwise = new Set(moved);
  for (const [place, blocks] of changes.prefixes)
    if (blocks.some((block) => holds(block, destination))) otherwise.add(place);
  const kept = before.hops.map((hop, at) =>
    hop === undefined || hop.isAcross || otherwise.has(at) || changes.addresses.has(hop.address)
      ? undefined
      : hop,
  );
  const isKept = edited.size === 0 && kept.every((hop, at) => hop === before.hops[at]);
  return isKept ? before : reachedBy(view, destination, kept);
}

/** With the hops that are known. */
function reachedBy(view: ForwardingView, destination: number, hops: (Hop | undefined)[]): Reached {
  const devices = view.network.devices.filter(learnsRoutes);
  /** By device: hops to the address; Infinity where none lead there. */
  const distances: (number | undefined)[] = [];
  for (const start of devices) {
    const way: number[] = [];
    let at = start;
    let distance = distances[at.index];
    while (distance === undefined) {
      hops[at.index] ??= hopAt(view, at, destination);
      const next = hops[at.index]?.next;
      // Whoever comes by here again goes in a circle.
      distances[at.index] = Number.POSITIVE_INFINITY;
      way.push(at.index);
      if (next === at) distance = -1;
      else if (next === undefined) distance = Number.POSITIVE_INFINITY;
      else {
        at = next;
        distance = distances[next.index];
      }
    }
    for (const passed of way.reverse()) {
      distance += 1;
      distances[passed] = distance;
    }
  }
  const from = new Set(devices.filter(({ index }) => (distances[index] ?? mostHops) < mostHops));
  return { from, hops };
}

const hopAt = (view: ForwardingView, device: SimulatedDevice, destination: number): Hop =>
  view.isOwn(device, destination)
    ? { next: device, address: destination, isAcross: false }
    : nextHop(view, device, destination);

function nextHop(view: ForwardingView, { index }: SimulatedDevice, destination: number): Hop {
  const hop = view.tables[index]?.lookup(destination)?.nextHops[0];
  if (hop === undefined) return { next: undefined, address: -1, isAcross: false };
  const address = hop.address ?? destination;
  const peer = view.tunnelPeer(hop.via);
  if (peer !== undefined) return { next: peer.device, address, isAcross: false };
  const owner = view.neighbour(hop.via, address);
  const far = acrossProvider(view, owner, destination);
  const next = far?.kind === 'interface' ? far.interface.device : undefined;
  return { next, address, isAcross: owner?.kind === 'circuit' };
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
