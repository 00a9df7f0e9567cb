import type { Block } from '../../addressing/ipv4.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { isSameHops, joinHops, type NextHop } from '../forwarding/routing-table.ts';
import type { Adjacency } from './ospf-adjacencies.ts';

/** A prefix that a router announces into an area from an interface of its own. */
export interface OwnPrefix {
  /** Of the router. */
  readonly position: number;
  readonly prefix: Block;
  readonly cost: number;
  readonly from: readonly string[];
}

/** An area as its routers see it: all of them alike (RFC 2328, 3.1). */
export interface Area {
  readonly id: number;
  readonly routers: readonly SimulatedDevice[];
  /** A number for each router, which it keeps while others come and go; up to `positions`. */
  readonly position: ReadonlyMap<SimulatedDevice, number>;
  readonly positions: number;
  /** By position, as the paths below. */
  readonly neighbours: readonly (readonly Adjacency[])[];
  /** What is announced, by prefix. */
  readonly prefixes: ReadonlyMap<number, readonly OwnPrefix[]>;
  /** Keys of what each router announces, by position. */
  readonly announced: readonly (readonly number[])[];
  /** Keys of what was announced otherwise in the area before it changed. */
  readonly changed: readonly number[];
  /** Those that were asked for, and those of the area before it changed. */
  readonly paths: (ShortestPaths | undefined)[];
  readonly formerPaths: readonly (ShortestPaths | undefined)[];
}

/** Distances and first hops from one router to those of its area; Infinity where there is no path. */
export interface ShortestPaths {
  readonly distances: Float64Array;
  readonly hops: readonly (readonly NextHop[])[];
}

/** The paths from a router of an area, worked out once; hops that came out so before are the same ones. */
export function pathsFrom(area: Area, device: SimulatedDevice): ShortestPaths {
  const at = area.position.get(device) ?? -1;
  const known = area.paths[at];
  if (known !== undefined) return known;
  const paths = keptPaths(shortestPaths(area, at), area.formerPaths[at]);
  area.paths[at] = paths;
  return paths;
}

function keptPaths(now: ShortestPaths, before: ShortestPaths | undefined): ShortestPaths {
  if (before === undefined) return now;
  const hops = now.hops.map((own, at) => {
    const there = before.hops[at];
    return there !== undefined && isSameHops(there, own) ? there : own;
  });
  const paths = { distances: now.distances, hops };
  return hops.every((_, at) => isSameWay(before, paths, at)) ? before : paths;
}

/** Whether two find the same way to the router at a position. */
export const isSameWay = (
  a: ShortestPaths | undefined,
  b: ShortestPaths | undefined,
  position: number,
): boolean =>
  a === b || (a?.distances[position] === b?.distances[position] && a?.hops[position] === b?.hops[position]);

const noHops: readonly NextHop[] = [];

/** Dijkstra's algorithm from one router; paths of equal cost keep all their first hops. */
function shortestPaths({ positions, position, neighbours }: Area, root: number): ShortestPaths {
  const distances = new Float64Array(positions).fill(Number.POSITIVE_INFINITY);
  const hops: (readonly NextHop[])[] = new Array(positions).fill(noHops);
  const isDone = new Uint8Array(positions);
  const queue = new DistanceQueue();
  distances[root] = 0;
  queue.push(0, root);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (isDone[at] === 1) continue;
    isDone[at] = 1;
    for (const { from, to, address, cost } of neighbours[at] ?? []) {
      const next = position.get(to.device);
      if (next === undefined || isDone[next] === 1) continue;
      const distance = (distances[at] ?? 0) + cost;
      const known = distances[next] ?? Number.POSITIVE_INFINITY;
      if (distance > known) continue;
      const first = at === root ? [{ via: from, address }] : (hops[at] ?? noHops);
      hops[next] = distance === known ? joinHops(hops[next] ?? noHops, first) : first;
      distances[next] = distance;
      if (distance < known) queue.push(distance, next);
    }
  }
  return { distances, hops };
}

/** A binary heap of routers by distance. */
class DistanceQueue {
  readonly #distances: number[] = [];
  readonly #routers: number[] = [];

  push(distance: number, router: number): void {
    let at = this.#distances.push(distance) - 1;
    this.#routers.push(router);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (this.#distance(up) <= this.#distance(at)) break;
      this.#swap(up, at);
      at = up;
    }
  }

  pop(): number | undefined {
    const top = this.#routers[0];
    this.#swap(0, this.#routers.length - 1);
    this.#distances.pop();
    this.#routers.pop();
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const least = this.#distance(right) < this.#distance(left) ? right : left;
      if (this.#distance(least) >= this.#distance(at)) return top;
      this.#swap(least, at);
      at = least;
    }
  }

  #distance(at: number): number {
    return this.#distances[at] ?? Number.POSITIVE_INFINITY;
  }

  #swap(a: number, b: number): void {
    const [distance, router] = [this.#distances[a], this.#routers[a]];
    const [otherDistance, otherRouter] = [this.#distances[b], this.#routers[b]];
    if (distance === undefined || router === undefined) return;
    if (otherDistance === undefined || otherRouter === undefined) return;
    this.#distances[a] = otherDistance;
    this.#routers[a] = otherRouter;
    this.#distances[b] = distance;
    this.#routers[b] = router;
  }
}
