import type { Bits } from './addresses.ts';
import type { Leg } from './legs.ts';

/** A next hop: where a packet leaves, and to whom; to its own destination where there is no gateway. */
export interface Hop {
  readonly leg: Leg;
  readonly gateway?: Bits;
}

export interface Route {
  readonly prefix: Bits;
  readonly source: 'connected' | 'static' | 'ospf' | 'bgp';
  readonly distance: number;
  /** None: packets are discarded. */
  readonly hops: readonly Hop[];
  readonly tag?: number;
}

/** The routes of one device by prefix: of several for one prefix that of the smallest distance. */
export class Table {
  readonly #routes = new Map<Bits, Route>();
  readonly #lengths: readonly number[];

  constructor(routes: Iterable<Route>) {
    for (const route of routes) {
      const before = this.#routes.get(route.prefix);
      if (before === undefined || route.distance < before.distance) this.#routes.set(route.prefix, route);
    }
    const lengths = new Set([...this.#routes.keys()].map(({ length }) => length));
    this.#lengths = [...lengths].sort((a, b) => b - a);
  }

  get routes(): Iterable<Route> {
    return this.#routes.values();
  }

  at(prefix: Bits): Route | undefined {
    return this.#routes.get(prefix);
  }

  /** The longest prefix that has the address. */
  lookUp(address: Bits): Route | undefined {
    for (const length of this.#lengths) {
      const route = this.#routes.get(address.slice(0, length));
      if (route !== undefined) return route;
    }
    return undefined;
  }

  /** Hops to an address, through routes that themselves name a gateway elsewhere. */
  hopsTo(address: Bits, depth = 0): readonly Hop[] {
    const route = this.lookUp(address);
    if (route === undefined || depth > 4) return [];
    return route.source === 'connected'
      ? route.hops.map(({ leg }) => ({ leg, gateway: address }))
      : route.hops;
  }

  /** Equal where two tables lead everything the same way. */
  get signature(): string {
    return [...this.#routes.values()]
      .map(
        ({ prefix, source, hops, tag }) =>
          `${prefix} ${source} ${tag} ${hops.map(({ leg, gateway }) => `${leg.row.name} ${gateway}`).sort()}`,
      )
      .sort()
      .join('\n');
  }
}
