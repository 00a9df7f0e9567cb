import { addUnder } from '../../../collections/add-under.ts';
import type { Block } from '../../addressing/ipv4.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { holds } from '../compiled/firewall-rules.ts';
import type { ForwardingView } from './forwarding-view.ts';
import { prefixKey } from './routing-table.ts';
import { type Hop, hopAt, mostHops } from './trace-route.ts';
import type { ChangedRoutes, Changes } from './walk-queries.ts';

/** Whether a device hears from others where prefixes are. What one that does not lacks, the flows through it show. */
export const learnsRoutes = ({ row: { routing } }: SimulatedDevice): boolean =>
  routing?.ospf !== undefined || routing?.bgp !== undefined;

/** What is known of an address. */
interface Reached {
  /** What the devices do with packets to it that come by, by their numbers. */
  readonly hops: (Hop | undefined)[];
  /** Devices that learn routes and whose routes do not lead there. */
  lacking: ReadonlySet<SimulatedDevice>;
  /** No way there takes more hops. */
  furthest: number;
}

/** Devices that do something else with packets or are gone, with what they did before; one that came did nothing. */
type Moved = ReadonlyMap<SimulatedDevice, Hop | undefined>;

/** Which devices lack a way to an address; kept from edit to edit for those that are asked for each time. */
export class Reaching {
  #reached = new Map<number, Reached>();
  #asked = new Set<number>();
  #learning: ReadonlySet<SimulatedDevice> = new Set();
  /** The numbers of devices whose packets were handed to an address, and of those that were to a provider, by its place. */
  readonly #handing = new Map<number, Set<number>>();
  readonly #across = new Map<number, Set<number>>();
  /** By device, of one address after the other: hops to it; Infinity where none lead there. */
  #distances = new Float64Array();

  /** Devices that learn routes and whose routes, the first of equal ones, do not lead to an address. */
  lacking(view: ForwardingView, address: number): ReadonlySet<SimulatedDevice> {
    this.#asked.add(address);
    const known = this.#reached.get(address);
    if (known !== undefined) return known.lacking;
    if (this.#reached.size === 0) this.#learning = learningOf(view);
    const hops: Reached['hops'] = [];
    const reached = { hops, ...this.#trace(view, address, hops) };
    this.#reached.set(address, reached);
    return reached.lacking;
  }

  /** Looks again at hops whose answers have changed. */
  follow(view: ForwardingView, changes: Changes): void {
    this.#reached = new Map([...this.#reached].filter(([address]) => this.#asked.has(address)));
    this.#asked = new Set();
    const before = this.#learning;
    this.#learning = learningOf(view);
    const came = [...this.#learning].filter((device) => !before.has(device));
    const again = this.#concerned(view, changes);
    for (const [address, reached] of this.#reached) {
      const moved = this.#lookAgain(view, address, reached.hops, again.get(address) ?? []);
      for (const device of came) if (!moved.has(device)) moved.set(device, undefined);
      if (moved.size > 0) this.#traceMoved(view, address, reached, moved);
      else if (reached.lacking.size > 0)
        reached.lacking = new Set([...reached.lacking].filter((device) => this.#learning.has(device)));
    }
  }

  /**
   * While everybody has a way, those ways do that lead through a device that moved: as far as they led there before, and on as far as
   * that one leads now.
   */
  #traceMoved(view: ForwardingView, address: number, reached: Reached, moved: Moved): void {
    const { hops, lacking, furthest } = reached;
    const hopNow = (device: SimulatedDevice) => this.#hopOf(view, address, hops, device);
    const hopBefore = (device: SimulatedDevice) => moved.get(device) ?? hopNow(device);
    let now = furthest;
    for (const [device, was] of moved) {
      if (device.position < 0) continue;
      const there = was === undefined ? furthest : distanceBy(hopBefore, device);
      now = Math.max(now, furthest - Math.min(there, furthest) + distanceBy(hopNow, device));
    }
    if (lacking.size === 0 && now < mostHops) reached.furthest = now;
    else Object.assign(reached, this.#trace(view, address, hops));
  }

  #hopOf(view: ForwardingView, address: number, hops: Reached['hops'], device: SimulatedDevice): Hop {
    const hop = hops[device.index] ?? this.#hop(view, device, address);
    hops[device.index] = hop;
    return hop;
  }

  /** The numbers of devices whose answers have changed, by the address that they were asked for. */
  #concerned(
    { network }: ForwardingView,
    { prefixes, routes, askers, addresses }: Changes,
  ): Map<number, Set<number>> {
    const concerned = new Map<number, Set<number>>();
    const concern = (address: number, place: number): void => addUnder(concerned, address, place);
    const within = new Map<number, readonly number[]>();
    const lookAt = (place: number, blocks: readonly Block[], isMoved: ChangedRoutes['isMoved']): void => {
      for (const block of blocks) {
        const known = within.get(prefixKey(block));
        const held = known ?? [...this.#reached.keys()].filter((address) => holds(block, address));
        if (known === undefined) within.set(prefixKey(block), held);
        for (const address of held) {
          // A longer prefix goes on deciding.
          const isDecided = block.prefix < (this.#reached.get(address)?.hops[place]?.length ?? 33);
          if (!isDecided && isMoved(address)) concern(address, place);
        }
        for (const customer of this.#across.get(place) ?? [])
          for (const address of held)
            if (this.#reached.get(address)?.hops[customer]?.across?.place === place && isMoved(address))
              concern(address, customer);
      }
    };
    for (const [place, blocks] of prefixes) lookAt(place, blocks, () => true);
    for (const [place, own] of routes) lookAt(place, own.prefixes, own.isMoved);
    const near = new Set<number>();
    for (const asker of askers) near.add(network.interfaces[asker]?.device.index ?? -1);
    for (const address of addresses) for (const place of this.#handing.get(address) ?? []) near.add(place);
    for (const [address, { hops }] of this.#reached)
      for (const place of near) {
        const hop = hops[place];
        if (hop === undefined) continue;
        const { asker, across } = hop;
        if (askers.has(asker) || addresses.has(hop.address) || addresses.has(across?.address ?? -1))
          concern(address, place);
      }
    return concerned;
  }

  /** Those of some devices from which packets to an address go elsewhere, with what they did before. */
  #lookAgain(
    view: ForwardingView,
    address: number,
    hops: Reached['hops'],
    places: Iterable<number>,
  ): Map<SimulatedDevice, Hop | undefined> {
    const moved = new Map<SimulatedDevice, Hop | undefined>();
    for (const place of places) {
      const was = hops[place];
      if (was === undefined) continue;
      const isGone = was.device.position < 0;
      const is = isGone ? undefined : this.#hop(view, was.device, address);
      hops[place] = is;
      if (is?.next !== was.next) moved.set(was.device, was);
    }
    return moved;
  }

  #hop(view: ForwardingView, device: SimulatedDevice, destination: number): Hop {
    const hop = hopAt(view, device, destination);
    addUnder(this.#handing, hop.address, device.index);
    if (hop.across !== undefined) {
      addUnder(this.#across, hop.across.place, device.index);
      addUnder(this.#handing, hop.across.address, device.index);
    }
    return hop;
  }

  /** With the hops that are known, and each other one looked up once. */
  #trace(
    view: ForwardingView,
    destination: number,
    hops: Reached['hops'],
  ): Pick<Reached, 'lacking' | 'furthest'> {
    if (this.#distances.length < view.network.deviceNumbers)
      this.#distances = new Float64Array(2 * view.network.deviceNumbers);
    const distances = this.#distances.fill(unknown);
    for (const start of this.#learning) {
      const way: number[] = [];
      let at = start;
      let distance = distances[at.index] ?? unknown;
      while (distance === unknown) {
        const hop = this.#hopOf(view, destination, hops, at);
        // Whoever comes by here again goes in a circle.
        distances[at.index] = Number.POSITIVE_INFINITY;
        way.push(at.index);
        if (hop.next === at) distance = -1;
        else if (hop.next === undefined) distance = Number.POSITIVE_INFINITY;
        else {
          at = hop.next;
          distance = distances[at.index] ?? unknown;
        }
      }
      for (const passed of way.reverse()) {
        distance += 1;
        distances[passed] = distance;
      }
    }
    const lacking = new Set<SimulatedDevice>();
    let furthest = 0;
    for (const device of this.#learning) {
      const distance = distances[device.index] ?? mostHops;
      if (distance >= mostHops) lacking.add(device);
      else if (distance > furthest) furthest = distance;
    }
    return { lacking, furthest };
  }
}

const unknown = -2;

/** Hops from a device to where packets end; Infinity where they do not. */
function distanceBy(hopOf: (device: SimulatedDevice) => Hop, from: SimulatedDevice): number {
  let at = from;
  for (let distance = 0; distance < mostHops; distance += 1) {
    const { next } = hopOf(at);
    if (next === at) return distance;
    if (next === undefined) break;
    at = next;
  }
  return Number.POSITIVE_INFINITY;
}

const learningOf = ({ network }: ForwardingView): ReadonlySet<SimulatedDevice> =>
  new Set(network.devices.filter(learnsRoutes));
