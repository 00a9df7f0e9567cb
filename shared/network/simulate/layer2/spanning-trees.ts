import type { Layer2Link, SimulatedDevice, SimulatedNetwork, Vertex } from '../compiled/compiled-network.ts';
import type { Layer2State } from './layer2-state.ts';

/** A VLAN of one site as a tree: which bridge is the root, and over which links frames go (IEEE 802.1Q, 13). */
export interface VlanTree {
  readonly root: number;
  /** By vertex: the link towards the root; -1 at the root. */
  readonly up: ReadonlyMap<number, number>;
  /** Links that carry nothing, since another way is nearer to the root. */
  readonly blocked: readonly number[];
}

/** What a bridge has by default. */
export const usualPriority = 32_768;

export const bridgePriority = ({ row }: SimulatedDevice, vlan: number): number =>
  row.spanningTree?.bridges.find(({ vlans }) => vlans.includes(vlan))?.priority ?? usualPriority;

const speaksTree = ({ device, vlan }: Vertex): boolean => vlan > 0 && device.row.spanningTree !== undefined;

/** The lower priority first, then the lower id; what speaks no spanning tree is never the root. */
const bridgeOrder =
  ({ vertices }: SimulatedNetwork) =>
  (a: number, b: number): number => {
    const [one, other] = [vertices[a], vertices[b]];
    if (one === undefined || other === undefined) return a - b;
    const isSilent = Number(!speaksTree(one)) - Number(!speaksTree(other));
    const priority = bridgePriority(one.device, one.vlan) - bridgePriority(other.device, other.vlan);
    return isSilent || priority || (one.device.row.id < other.device.row.id ? -1 : 1);
  };

/** The root of the tree that bridges of one domain are in. */
export function rootAmong(network: SimulatedNetwork, state: Layer2State, bridges: readonly number[]): number {
  const order = bridgeOrder(network);
  const speaking = bridges.filter((vertex) => {
    const own = network.vertices[vertex];
    return own !== undefined && speaksTree(own);
  });
  if (speaking.length === 0) return vlanTree(network, state, bridges[0] ?? -1).root;
  return speaking.reduce((root, vertex) => (order(vertex, root) < 0 ? vertex : root));
}

/** The tree that a vertex is in. The root is the bridge of the lowest priority, then id; all cables cost the same. */
export function vlanTree(network: SimulatedNetwork, { isForwarding }: Layer2State, member: number): VlanTree {
  const { links, linksOfVertex } = network;
  const working = (vertex: number) =>
    (linksOfVertex[vertex] ?? []).filter((link) => isForwarding[links[link]?.cable ?? -1] === 1);
  const otherEnd = (link: number, vertex: number) => {
    const { a = -1, b = -1 } = links[link] ?? {};
    return a === vertex ? b : a;
  };
  const order = bridgeOrder(network);
  const members = [member];
  const seen = new Set(members);
  for (const at of members) {
    for (const link of working(at)) {
      const next = otherEnd(link, at);
      if (seen.has(next)) continue;
      seen.add(next);
      members.push(next);
    }
  }
  const root = [...members].sort(order)[0] ?? member;
  const up = new Map([[root, -1]]);
  const used = new Set<number>();
  let level = [root];
  while (level.length > 0) {
    const next: number[] = [];
    // Bridges of one distance choose in their order, so that the tree is the same whatever the order of cables.
    for (const at of level.sort(order)) {
      for (const link of working(at)) {
        const there = otherEnd(link, at);
        if (up.has(there)) continue;
        up.set(there, link);
        used.add(link);
        next.push(there);
      }
    }
    level = next;
  }
  const blocked = new Set(
    members.flatMap(working).filter((link) => !used.has(link) && !isShared(network, links[link])),
  );
  return { root, up, blocked: [...blocked] };
}

/** Whether a link belongs to an aggregate that ends on both switches of a pair: spanning tree sees one port. */
const isShared = ({ cables }: SimulatedNetwork, link: Layer2Link | undefined): boolean =>
  (cables[link?.cable ?? -1]?.ends ?? []).some((end) => end?.row.aggregation?.mlag !== undefined);

/** A vertex of a path, and the link that frames came to it by: -1 at the start. */
export interface Passed {
  readonly vertex: number;
  readonly by: number;
}

/** What frames pass from one vertex of a tree to another, both included; nothing where they are not in one tree. */
export function pathWithin(
  network: SimulatedNetwork,
  { isForwarding }: Layer2State,
  { up }: VlanTree,
  from: number,
  to: number,
): readonly Passed[] {
  const { links, linksOfVertex } = network;
  const toRoot = (start: number): Passed[] => {
    const path: Passed[] = [];
    let by = up.get(start);
    for (let vertex = start; by !== undefined; ) {
      path.push({ vertex, by });
      const link = links[by];
      if (link === undefined) break;
      vertex = link.a === vertex ? link.b : link.a;
      by = up.get(vertex);
    }
    return path;
  };
  const [there, back] = [toRoot(from), toRoot(to)];
  const meeting = there.findIndex(({ vertex }) => back.some((other) => other.vertex === vertex));
  if (meeting < 0) return [];
  // Up to where the two meet each knows the link to the next one, down from there each its own.
  const rising = there.slice(0, meeting + 1);
  const falling = back.slice(
    0,
    back.findIndex(({ vertex }) => vertex === rising[meeting]?.vertex),
  );
  const path = [
    ...rising.map(({ vertex }, index) => ({ vertex, by: rising[index - 1]?.by ?? -1 })),
    ...falling.reverse(),
  ];
  // What spanning tree reaches over the link between a pair has an aggregate to both.
  const passed: Passed[] = [];
  for (const { vertex, by } of path) {
    const before = passed.at(-2)?.vertex;
    const direct = (linksOfVertex[before ?? -1] ?? []).find(
      (link) =>
        (links[link]?.a === vertex || links[link]?.b === vertex) &&
        isForwarding[links[link]?.cable ?? -1] === 1 &&
        isShared(network, links[link]),
    );
    if (direct !== undefined) passed.pop();
    passed.push({ vertex, by: direct ?? by });
  }
  return passed;
}
