import { type Block, firstIn } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedInterface } from '../compiled/compiled-network.ts';
import { SharedMap } from '../compiled/shared-map.ts';

export type RouteSource = 'connected' | 'static' | 'ospf' | 'bgp';

/** Where a packet goes next: out of an interface, to a neighbour's address; to its own destination without one. */
export interface NextHop {
  readonly via: SimulatedInterface;
  readonly address?: number;
}

export interface Route {
  readonly prefix: Block;
  readonly source: RouteSource;
  readonly distance: number;
  readonly metric: number;
  /** Several share the load. None: what it matches is discarded. */
  readonly nextHops: readonly NextHop[];
  readonly tag?: number;
  /** The address of the BGP neighbour that it was learnt from. */
  readonly neighbour?: number;
  /** Elements of the plan behind it. */
  readonly from: readonly string[];
}

export const defaultRoute: Block = { first: 0, prefix: 0 };

/** One number for a prefix. */
export const prefixKey = ({ first, prefix }: Block): number => first * 64 + prefix;
export const prefixOf = (key: number): Block => ({ first: Math.floor(key / 64), prefix: key % 64 });

/** The routes of a device that won over those of other sources; found by longest prefix. */
export class RoutingTable {
  readonly #byLength: ReadonlyMap<number, SharedMap<Route>>;
  readonly #lengths: readonly number[];
  /** The last one that it was compared with: each stage of a round compares the same two. */
  #compared: { readonly other: WeakRef<RoutingTable>; readonly different: readonly Block[] } | undefined;

  constructor(byLength: ReadonlyMap<number, SharedMap<Route>> = new Map()) {
    this.#byLength = byLength;
    this.#lengths = [...byLength.keys()].sort((a, b) => b - a);
  }

  /** This table with other routes for some prefixes, offered in their order; itself where they come out alike. */
  replacing(offers: Iterable<readonly [Block, readonly Route[]]>): RoutingTable {
    const best = new Map<number, Map<number, Route | undefined>>();
    for (const [{ first, prefix }, routes] of offers) {
      const found = best.get(prefix) ?? new Map<number, Route | undefined>();
      best.set(prefix, found);
      found.set(
        first,
        routes.reduce<Route | undefined>((there, route) => joined(there, route), undefined),
      );
    }
    const changed = [...best].flatMap(([length, routes]) => {
      const there = this.#byLength.get(length) ?? noRoutes;
      const now = there.with(routes.keys(), (first) => routes.get(first), isSameRoute);
      return now === there ? [] : [[length, now] as const];
    });
    return changed.length === 0 ? this : new RoutingTable(new Map([...this.#byLength, ...changed]));
  }

  without(keys: Iterable<number>): RoutingTable {
    return this.replacing([...keys].map((key) => [prefixOf(key), []]));
  }

  lookup(address: number): Route | undefined {
    for (const length of this.#lengths) {
      const route = this.#byLength.get(length)?.get(firstIn(address, length));
      if (route !== undefined) return route;
    }
    return undefined;
  }

  exact({ first, prefix }: Block): Route | undefined {
    return this.#byLength.get(prefix)?.get(first);
  }

  *[Symbol.iterator](): Generator<Route> {
    for (const length of this.#lengths) yield* this.#byLength.get(length)?.values() ?? [];
  }

  /** Keys of all prefixes, or of those that another table leads elsewhere. */
  keysNotAsIn(other: RoutingTable | undefined): readonly number[] {
    return (other ?? nowhere).differences(this).map(prefixKey);
  }

  /** Prefixes that are in one of the two only, or lead elsewhere. */
  differences(other: RoutingTable): readonly Block[] {
    if (this === other) return nowhereElse;
    if (this.#compared?.other.deref() !== other)
      this.#compared = { other: new WeakRef(other), different: this.#differences(other) };
    return this.#compared.different;
  }

  #differences(other: RoutingTable): Block[] {
    return [...new Set([...this.#lengths, ...other.#lengths])].flatMap((prefix) => {
      const [one, another] = [
        this.#byLength.get(prefix) ?? noRoutes,
        other.#byLength.get(prefix) ?? noRoutes,
      ];
      return one.changedIn(another).flatMap((first) => {
        const [a, b] = [one.get(first), another.get(first)];
        return a !== undefined && b !== undefined && isSameRoute(a, b) ? [] : [{ first, prefix }];
      });
    });
  }
}

const noRoutes = new SharedMap<Route>();
const nowhereElse: readonly Block[] = [];
const nowhere = new RoutingTable();

/** The nearer of two routes to one prefix; equal ones of one source share. */
function joined(there: Route | undefined, route: Route): Route {
  if (there === undefined || route.distance < there.distance) return route;
  const isShared =
    route.distance === there.distance &&
    route.source === there.source &&
    route.metric === there.metric &&
    there.nextHops.length > 0;
  if (!isShared) return there;
  const nextHops = joinHops(there.nextHops, route.nextHops);
  return { ...there, nextHops, from: [...new Set([...there.from, ...route.from])] };
}

export function isSameRoute(a: Route, b: Route): boolean {
  return (
    a.prefix.first === b.prefix.first &&
    a.prefix.prefix === b.prefix.prefix &&
    a.source === b.source &&
    a.distance === b.distance &&
    a.metric === b.metric &&
    a.tag === b.tag &&
    a.neighbour === b.neighbour &&
    isSameHops(a.nextHops, b.nextHops) &&
    isSameList(a.from, b.from)
  );
}

/**
 * Whether packets go the same way by two routes to one prefix, whatever these cost and wherever they were heard. Where they are discarded,
 * it is said by what.
 */
export const forwardAlike = (a: Route | undefined, b: Route | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.prefix.first === b.prefix.first &&
    a.prefix.prefix === b.prefix.prefix &&
    isSameHops(a.nextHops, b.nextHops) &&
    (a.nextHops.length > 0 || isSameList(a.from, b.from)));

/** In the same order. */
export const isSameHops = (a: readonly NextHop[], b: readonly NextHop[]): boolean =>
  isSameList(a, b, isSameHop);

const isSameHop = (a: NextHop, b: NextHop): boolean => a.via === b.via && a.address === b.address;

/** The two together, each next hop once. */
export function joinHops(a: readonly NextHop[], b: readonly NextHop[]): readonly NextHop[] {
  const added = b.filter((hop) => !a.some((there) => isSameHop(hop, there)));
  return added.length === 0 ? a : [...a, ...added];
}
