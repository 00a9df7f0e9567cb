import type { Flow } from '../../../contract/configuration/network-configuration.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { domainOf } from '../layer2/layer2-state.ts';
import type { HostKinds } from './host-kinds.ts';

/** The two ends of a flow as one key; with the address where the destination is published under another one. */
export type FlowEnds = number | string;

/** Where a host is, and its own address. */
interface FlowPlace {
  /** One number for all that go the same ways. */
  readonly number: number;
  readonly ipv4: string | undefined;
}

/**
 * Where hosts are, by what flows go the same ways as far as rules let their services pass; kept from edit to edit, so that flows
 * whose hosts stayed keep their ends.
 */
export class FlowPlaces {
  readonly #numbers = new Map<string, number>([['', 0]]);
  readonly #places = new Map<string, FlowPlace>();

  endsOf(view: ForwardingView, kinds: HostKinds, { source, destination, address }: Flow): FlowEnds {
    const [{ number: from }, { number: to, ipv4 }] = [
      this.#placeOf(view, kinds, source),
      this.#placeOf(view, kinds, destination),
    ];
    const isPublished = ipv4?.startsWith(`${address}/`) !== true;
    return isPublished ? `${from} ${to} ${address}` : from * 2 ** 20 + to;
  }

  /** Looks again at hosts that an edit concerns, by their ids; those that are elsewhere, or have another address. */
  moved(view: ForwardingView, kinds: HostKinds, concerned: Iterable<string>): ReadonlySet<string> {
    const moved = new Set<string>();
    for (const id of concerned) {
      const before = this.#places.get(id);
      if (before === undefined) continue;
      const now = this.#placeIn(view, kinds, id);
      if (now.number === before.number && now.ipv4 === before.ipv4) continue;
      moved.add(id);
      this.#places.set(id, now);
    }
    return moved;
  }

  #placeOf(view: ForwardingView, kinds: HostKinds, id: string): FlowPlace {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const place = this.#placeIn(view, kinds, id);
    this.#places.set(id, place);
    return place;
  }

  #placeIn({ network, layer2 }: ForwardingView, kinds: HostKinds, id: string): FlowPlace {
    const host = network.hostsById.get(id);
    if (host === undefined) return nowhere;
    const domain = domainOf(layer2, host.attachments, layer2.hostAttachment[host.index]);
    // One that is cut off is alone: it is named in what is found.
    const key = domain < 0 ? host.row.id : `${domain} ${kinds.of(host)}`;
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    return { number, ipv4: host.row.ipv4 };
  }
}

const nowhere: FlowPlace = { number: 0, ipv4: undefined };
