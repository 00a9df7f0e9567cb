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
    const next = nextDevice(view, device, destination);
    if (next === undefined) return undefined;
    device = next;
  }
  return undefined;
}

/** Whether a device hears from others where prefixes are. What one that does not lacks, the flows through it show. */
export const learnsRoutes = ({ row: { routing } }: SimulatedDevice): boolean =>
  routing?.ospf !== undefined || routing?.bgp !== undefined;

/** The devices that learn routes and whose routes lead to an address, and what was asked to find them. */
export interface Reached {
  readonly from: ReadonlySet<SimulatedDevice>;
  /** Interfaces that packets leave by, and addresses of those that they are handed to. */
  readonly askers: ReadonlySet<number>;
  readonly addresses: ReadonlySet<number>;
}

/** Whether others may lead to an address after a change of answers. */
export function isReachedOtherwise(destination: number, reached: Reached, changes: Changes): boolean {
  for (const [place, blocks] of changes.prefixes)
    if (place >= 0 && blocks.some((block) => holds(block, destination))) return true;
  return isAnyIn(changes.askers, reached.askers) || isAnyIn(changes.addresses, reached.addresses);
}

const isAnyIn = (some: Iterable<number>, all: ReadonlySet<number>): boolean => {
  for (const each of some) if (all.has(each)) return true;
  return false;
};

/** The same after devices were edited: they may be gone, new, or learn routes no more. */
export function reachedWith(
  view: ForwardingView,
  destination: number,
  reached: Reached,
  edited: ReadonlySet<SimulatedDevice>,
): Reached {
  if (edited.size === 0) return reached;
  const from = new Set(reached.from);
  const askers = new Set(reached.askers);
  const addresses = new Set(reached.addresses);
  for (const device of edited) {
    from.delete(device);
    if (device.position < 0 || !learnsRoutes(device)) continue;
    if (traceRoute(view, device, destination) !== undefined) from.add(device);
    nextDevice(view, device, destination, (via, address) => {
      askers.add(via);
      addresses.add(address);
    });
  }
  return { from, askers, addresses };
}

/** What `traceRoute` finds of each device that learns routes, where every hop is looked up once. */
export function devicesReaching(view: ForwardingView, destination: number): Reached {
  const devices = view.network.devices.filter(learnsRoutes);
  const askers = new Set<number>();
  const addresses = new Set([destination]);
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
        device = nextDevice(view, device, destination, (via, address) => {
          askers.add(via);
          addresses.add(address);
        });
      }
    }
    for (const passed of way.reverse()) {
      hops += 1;
      hopsFrom.set(passed, hops);
    }
  }
  const from = new Set(devices.filter((device) => (hopsFrom.get(device) ?? mostHops) < mostHops));
  return { from, askers, addresses };
}

function nextDevice(
  view: ForwardingView,
  { index }: SimulatedDevice,
  destination: number,
  note?: (via: number, address: number) => void,
): SimulatedDevice | undefined {
  const hop = view.tables[index]?.lookup(destination)?.nextHops[0];
  if (hop === undefined) return undefined;
  note?.(hop.via.index, hop.address ?? destination);
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
