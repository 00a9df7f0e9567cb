import { isSameHops, type NextHop, type RoutingTable } from '../forwarding/routing-table.ts';
import type { BgpPath, UsablePath } from './bgp-decision.ts';
import type { Speaker } from './bgp-sessions.ts';

interface ReachedNextHop {
  readonly metric: number;
  readonly isConnected: boolean;
  readonly nextHops: readonly NextHop[];
}

/** How a speaker's table leads to the next hops that it was asked for, by address. */
export class ReachedNextHops {
  readonly table: RoutingTable | undefined;
  readonly #known = new Map<number, ReachedNextHop | undefined>();

  constructor(table: RoutingTable | undefined) {
    this.table = table;
  }

  to(address: number): ReachedNextHop | undefined {
    if (this.#known.has(address)) return this.#known.get(address);
    const found = reached(this.table, address);
    this.#known.set(address, found);
    return found;
  }

  /** Next hops that another table leads to otherwise. */
  changedIn(other: ReachedNextHops): ReadonlySet<number> {
    if (this.table === other.table) return new Set();
    return new Set([...this.#known.keys()].filter((address) => !isSame(this.to(address), other.to(address))));
  }

  /** Nothing where the next hop of a path cannot be used. */
  usable(path: BgpPath | undefined, { device }: Speaker): readonly UsablePath[] {
    if (path === undefined) return [];
    if (path.session === undefined || device === undefined) return [{ path, metric: 0, nextHops: [] }];
    const found = this.to(path.nextHop);
    const { isInternal, row } = path.session;
    if (found === undefined || !(found.isConnected || isInternal || row?.ttlSecurityHops !== undefined))
      return [];
    return [{ path, metric: found.metric, nextHops: found.nextHops }];
  }
}

function reached(table: RoutingTable | undefined, address: number): ReachedNextHop | undefined {
  const route = table?.lookup(address);
  // A next hop is never found by the default route.
  if (route === undefined || route.prefix.prefix === 0 || route.nextHops.length === 0) return undefined;
  return {
    metric: route.metric,
    isConnected: route.source === 'connected',
    nextHops: route.nextHops.map((hop) => ({ via: hop.via, address: hop.address ?? address })),
  };
}

const isSame = (a: ReachedNextHop | undefined, b: ReachedNextHop | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.metric === b.metric &&
    a.isConnected === b.isConnected &&
    isSameHops(a.nextHops, b.nextHops));
