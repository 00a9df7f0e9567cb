import type { Block } from '../addressing/ipv4.ts';
import type { SimulatedDevice, SimulatedInterface } from './compiled-network.ts';
import type { Adjacency } from './ospf-adjacencies.ts';
import { joinHops, type NextHop } from './routing-table.ts';

/** A prefix that a router announces into an area from an interface of its own. */
export interface OwnPrefix {
  readonly prefix: Block;
  readonly cost: number;
  readonly from: readonly string[];
}

/** An area as its routers see it: all of them alike (RFC 2328, 3.1). */
export interface Area {
  readonly id: number;
  readonly routers: SimulatedDevice[];
  readonly position: Map<SimulatedDevice, number>;
  /** By position, as the two below. */
  readonly neighbours: Adjacency[][];
  readonly prefixes: OwnPrefix[][];
}

/** Distances and first hops from one router to those of its area; Infinity where there is no path. */
export interface ShortestPaths {
  readonly distances: Float64Array;
  readonly hops: readonly (readonly NextHop[])[];
}

/** The areas by id, from interfaces that are up and pairs that are neighbours. */
export function areasOf(
  interfaces: readonly SimulatedInterface[],
  isUp: (own: SimulatedInterface) => boolean,
  adjacencies: readonly Adjacency[],
): Map<number, Area> {
  const areas = new Map<number, Area>();
  for (const own of interfaces) {
    if (own.ospf === undefined || !isUp(own)) continue;
    const area = areas.get(own.ospf.area) ?? emptyArea(own.ospf.area);
    areas.set(area.id, area);
    const prefixes = area.prefixes[positionIn(area, own.device)];
    for (const { address, block } of own.addresses) {
      const isHost = own.row.kind === 'loopback';
      prefixes?.push({
        prefix: isHost ? { first: address, prefix: 32 } : block,
        cost: own.ospf.cost,
        from: own.row.from,
      });
    }
  }
  for (const adjacency of adjacencies) {
    const area = areas.get(adjacency.from.ospf?.area ?? -1);
    if (area !== undefined) area.neighbours[positionIn(area, adjacency.from.device)]?.push(adjacency);
  }
  return areas;
}

const emptyArea = (id: number): Area => ({
  id,
  routers: [],
  position: new Map(),
  neighbours: [],
  prefixes: [],
});

function positionIn(area: Area, device: SimulatedDevice): number {
  const known = area.position.get(device);
  if (known !== undefined) return known;
  area.position.set(device, area.routers.length);
  area.neighbours.push([]);
  area.prefixes.push([]);
  return area.routers.push(device) - 1;
}

/** Dijkstra's algorithm from one router; paths of equal cost keep all their first hops. */
export function shortestPaths({ routers, position, neighbours }: Area, root: number): ShortestPaths {
  const distances = new Float64Array(routers.length).fill(Number.POSITIVE_INFINITY);
  const hops: (readonly NextHop[])[] = routers.map(() => []);
  const isDone = new Uint8Array(routers.length);
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
      const first = at === root ? [{ via: from, address }] : (hops[at] ?? []);
      hops[next] = distance === known ? joinHops(hops[next] ?? [], first) : first;
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
