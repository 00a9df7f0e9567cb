import { type Band, titleBox } from './bands.ts';
import { type BoxHits, boxHits } from './box-hits.ts';
import { linkWays } from './link-ways.ts';
import { asLanes } from './nearest-lanes.ts';
import { type RoutedNode, sameRow } from './routed-node.ts';
import type { Point, Rect } from './sites-drawing.ts';
import { type LineNet, spreadLines } from './spread-lines.ts';

export interface RoutedLink {
  /** Indexes of nodes. */
  readonly source: number;
  readonly target: number;
  /** Links of one kind from one node share their lines: cables, radio, tunnels. */
  readonly kind: string;
  /** Links of one name between the same two nodes are one line. */
  readonly together: string | undefined;
  /** Whether it is led around the frames of other sites. */
  readonly isBetweenSites: boolean;
}

/** Corners of each link from its source's middle to its target's; two for a straight line. */
export type Routes = readonly (readonly Point[])[];

const portStep = 6;
/** Half of the lane between two bands, and of the one between the frames of two sites. */
const half = { bands: 16, frames: 24 } as const;

/**
 * Leads links at right angles around nodes, their text, the titles of bands and the frames of other sites: out of one
 * node's foot, along the channel beneath it, down beside what stands between, and into the other's head. Takes time in
 * proportion to the links, and of those between sites also to the rows and columns that they cross.
 */
export function linkRoutes(
  nodes: readonly RoutedNode[],
  links: readonly RoutedLink[],
  bands: readonly Band[] = [],
): Routes {
  const hits = boxHits([...nodes, ...bands.map(titleBox)]);
  const sites = [...new Set(nodes.flatMap(({ frame }) => frame ?? []))];
  const frames = boxHits(sites, siteBucket);
  const lanes = { bands: lanesBeside(bands, half.bands), frames: lanesBeside(sites, half.frames) };
  const nets = netsOf(nodes, links);
  const ports = portsOf(nodes, links, nets);
  const ways = links.map((link, i) =>
    wayOf(nodes, link, nets[i]?.owner ?? link.source, ports(i), { hits, frames, lanes }),
  );
  spreadLines(ways, nets, 'y');
  spreadLines(ways, nets, 'x');
  return ways.map((way, i) => {
    const [from, to] = [nodes[links[i]?.source ?? -1], nodes[links[i]?.target ?? -1]];
    const [first, last] = [way[0], way.at(-1)];
    if (!from || !to || !first || !last) return way;
    if (way.length === 2 && first.y === last.y) return way;
    // The line goes on behind the shape to its middle: a diamond's foot is narrower than its box.
    return [{ x: first.x, y: from.y }, ...way.slice(1, -1), { x: last.x, y: to.y }];
  });
}

const lanesBeside = (boxes: readonly Rect[], away: number): readonly number[] =>
  asLanes(boxes.flatMap(({ left, right }) => [left - away, right + away]));

interface Net extends LineNet {
  readonly owner: number;
}

/** The net of each link: its node with more links of the kind, the upper one of two alike, and its order among parallels. */
function netsOf(nodes: readonly RoutedNode[], links: readonly RoutedLink[]): Net[] {
  const degree = new Map<string, number>();
  for (const { source, target, kind } of links)
    for (const end of [source, target]) degree.set(`${end} ${kind}`, (degree.get(`${end} ${kind}`) ?? 0) + 1);
  const seen = new Map<string, string[]>();
  return links.map(({ source, target, kind, together, isBetweenSites }, i) => {
    const [a, b] = [degree.get(`${source} ${kind}`) ?? 0, degree.get(`${target} ${kind}`) ?? 0];
    const isSourceUpper = (nodes[source]?.y ?? 0) <= (nodes[target]?.y ?? 0);
    const owner = a > b || (a === b && isSourceUpper) ? source : target;
    const pair = `${Math.min(source, target)} ${Math.max(source, target)} ${kind}`;
    const lines = seen.get(pair) ?? [];
    const name = together ?? `link ${i}`;
    if (!lines.includes(name)) lines.push(name);
    seen.set(pair, lines);
    return { key: `${owner} ${kind} ${lines.indexOf(name)}`, owner, isBetweenSites };
  });
}

interface Ports {
  readonly source: number;
  readonly target: number;
}

type Side = 'top' | 'bottom' | 'side';

const sideToward = (from: RoutedNode, to: RoutedNode): Side =>
  Math.abs(from.y - to.y) < sameRow ? 'side' : to.y > from.y ? 'bottom' : 'top';

/** x of both ends of each link: one port a net on each side of a node, in the order of where the nets lead. */
function portsOf(
  nodes: readonly RoutedNode[],
  links: readonly RoutedLink[],
  nets: readonly Net[],
): (link: number) => Ports {
  const sides = new Map<string, Map<string, { sum: number; count: number }>>();
  const keyOf = (at: number, other: number) => {
    const [from, to] = [nodes[at], nodes[other]];
    return from && to ? `${at} ${sideToward(from, to)}` : '';
  };
  links.forEach(({ source, target }, i) => {
    for (const [at, other] of [
      [source, target],
      [target, source],
    ] as const) {
      const side = sides.get(keyOf(at, other)) ?? new Map<string, { sum: number; count: number }>();
      const known = side.get(nets[i]?.key ?? '') ?? { sum: 0, count: 0 };
      side.set(nets[i]?.key ?? '', { sum: known.sum + (nodes[other]?.x ?? 0), count: known.count + 1 });
      sides.set(keyOf(at, other), side);
    }
  });
  const x = new Map<string, number>();
  for (const [side, own] of sides) {
    const node = nodes[Number(side.split(' ')[0])];
    if (!node) continue;
    const step = Math.min(portStep, (2 * node.size - 6) / own.size);
    [...own]
      .toSorted(([, a], [, b]) => a.sum / a.count - b.sum / b.count)
      .forEach(([net], index) => {
        x.set(`${side} ${net}`, node.x + (index - (own.size - 1) / 2) * step);
      });
  }
  return (i) => {
    const { source, target } = links[i] ?? { source: 0, target: 0 };
    const net = nets[i]?.key ?? '';
    const port = (at: number, other: number) => x.get(`${keyOf(at, other)} ${net}`) ?? nodes[at]?.x ?? 0;
    return { source: port(source, target), target: port(target, source) };
  };
}

interface Ground {
  readonly hits: BoxHits;
  readonly frames: BoxHits;
  readonly lanes: { readonly bands: readonly number[]; readonly frames: readonly number[] };
}

/** About as large as the frame of a small site, in pixels at zoom 1. */
const siteBucket = { width: 800, height: 600 } as const;

/** The best of some ways: through the fewest boxes, then with the fewest corners, then the shortest. */
function wayOf(
  nodes: readonly RoutedNode[],
  { source, target, isBetweenSites }: RoutedLink,
  owner: number,
  ports: Ports,
  { hits, frames, lanes }: Ground,
): Point[] {
  const [from, to] = [nodes[source], nodes[target]];
  if (!from || !to) return [];
  const ends = [from.frame, to.frame].flatMap((frame) => frame ?? []);
  const own = !isBetweenSites && sideToward(from, to) === 'side' ? 2 : 0;
  let best: Point[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  const link = { from, to, ports, isOwnerFirst: owner === source, isBetweenSites };
  for (const way of linkWays({ ...link, lanes: isBetweenSites ? lanes.frames : lanes.bands })) {
    const near = costOf(way, hits, { own, limit: bestCost });
    const foreign = isBetweenSites && near < bestCost ? crossed(way, frames) - passed(way, ends) : 0;
    const cost = near + hitCost * foreign;
    if (cost < bestCost) {
      best = way;
      bestCost = cost;
    }
    if (cost < hitCost && way.length <= (isBetweenSites ? 6 : 4)) break;
  }
  return best;
}

/** How many boxes the stretches of a way run through. */
function passed(way: readonly Point[], boxes: readonly Rect[]): number {
  let count = 0;
  for (let i = 1; i < way.length; i += 1) {
    const [a, b] = [way[i - 1], way[i]];
    if (!a || !b) continue;
    for (const { left, top, right, bottom } of boxes) {
      const isBeside = Math.max(a.x, b.x) <= left || Math.min(a.x, b.x) >= right;
      if (!isBeside && Math.max(a.y, b.y) > top && Math.min(a.y, b.y) < bottom) count += 1;
    }
  }
  return count;
}

const hitCost = 100_000;

/** The same of boxes that are sorted. */
function crossed(way: readonly Point[], hits: BoxHits): number {
  let count = 0;
  for (let i = 1; i < way.length; i += 1) {
    const [a, b] = [way[i - 1], way[i]];
    if (a && b) count += a.y === b.y ? hits.across(a.y, a.x, b.x) : hits.down(a.x, a.y, b.y);
  }
  return count;
}

/** What a way costs; of one that costs as much as `limit`, only that. Boxes, which take longest, are counted last. */
function costOf(
  points: readonly Point[],
  hits: BoxHits,
  { own, limit }: { readonly own: number; readonly limit: number },
): number {
  let cost = points.length * 40;
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1];
    const b = points[i];
    if (a && b) cost += Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  }
  for (let i = 1; i < points.length && cost < limit; i += 1) {
    const a = points[i - 1];
    const b = points[i];
    if (!a || !b) continue;
    const isAcross = a.y === b.y;
    const found = isAcross ? hits.across(a.y, a.x, b.x) : hits.down(a.x, a.y, b.y);
    // A straight line between two of a row begins and ends in their own boxes.
    cost += Math.max(0, found - (points.length === 2 && isAcross ? own : 0)) * hitCost;
  }
  return cost;
}
