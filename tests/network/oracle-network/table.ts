import { isWithin, keyOf, type Prefix } from './addresses.ts';
import type { Leg } from './legs.ts';

/** A next hop: where a packet leaves, and to whom; to its own destination where there is no gateway. */
export interface Hop {
  readonly leg: Leg;
  readonly gateway?: number;
}

export interface Route {
  readonly prefix: Prefix;
  readonly source: 'connected' | 'static' | 'ospf' | 'bgp';
  readonly distance: number;
  /** None: packets are discarded. */
  readonly hops: readonly Hop[];
  readonly tag?: number;
}

/** The routes of one device by prefix: of several for one prefix that of the smallest distance. */
export class Table {
  readonly #routes = new Map<string, Route>();

  constructor(routes: Iterable<Route>) {
    for (const route of routes) {
      const key = keyOf(route.prefix);
      const before = this.#routes.get(key);
      if (before === undefined || route.distance < before.distance) this.#routes.set(key, route);
    }
  }

  get routes(): Iterable<Route> {
    return this.#routes.values();
  }

  at(prefix: Prefix): Route | undefined {
    return this.#routes.get(keyOf(prefix));
  }

  /** The longest prefix that has the address. */
  lookUp(address: number): Route | undefined {
    for (let length = 32; length >= 0; length--) {
      const size = 2 ** (32 - length);
      const route = this.#routes.get(keyOf({ first: Math.floor(address / size) * size, length }));
      if (route !== undefined && isWithin(address, route.prefix)) return route;
    }
    return undefined;
  }

  /** Hops to an address, through routes that themselves name a gateway elsewhere. */
  hopsTo(address: number, depth = 0): readonly Hop[] {
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
          `${keyOf(prefix)} ${source} ${tag} ${hops.map(({ leg, gateway }) => `${leg.row.name} ${gateway}`).sort()}`,
      )
      .sort()
      .join('\n');
  }
}
