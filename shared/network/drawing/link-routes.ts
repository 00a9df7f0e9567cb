import { type Band, titleBox } from './bands.ts';
import { type BoxHits, boxHits } from './box-hits.ts';
import type { Point, Rect } from './sites-drawing.ts';
import { assignTracks, type Stretch } from './tracks.ts';

/** A node to lead links around: its shape and its text beneath. */
export interface RoutedNode extends Rect {
  /** Middle of its shape. */
  readonly x: number;
  readonly y: number;
  /** From the middle to the edge of the shape. */
  readonly size: number;
}

export interface RoutedLink {
  /** Indexes of nodes. */
  readonly source: number;
  readonly target: number;
  /** Links of one kind from one node share their lines: cables, radio, tunnels. */
  readonly kind: string;
  /** Links of one name between the same two nodes are one line. */
  readonly together: string | undefined;
}

/** Corners of each link from its source's middle to its target's; two for a straight line. */
export type Routes = readonly (readonly Point[])[];

/** Nodes whose middles differ by less stand in one row. */
const sameRow = 24;
const portStep = 6;
/** Between a node and the nearest line along it. */
const beside = 13;
const trackStep = 6;
/** Half of the lane between two bands. */
const besideBand = 16;

/**
 * Leads links at right angles around nodes, their text and the titles of bands: out of one node's foot, along the channel beneath it, down
 * beside what stands between, and into the other's head. Takes time in proportion to the links.
 */
export function linkRoutes(
  nodes: readonly RoutedNode[],
  links: readonly RoutedLink[],
  bands: readonly Band[] = [],
): Routes {
  const hits = boxHits([...nodes, ...bands.map(titleBox)]);
  const lanes = bands.flatMap(({ left, right }) => [left - besideBand, right + besideBand]);
  const nets = netsOf(nodes, links);
  const ports = portsOf(nodes, links, nets);
  const ways = links.map((link, i) =>
    wayOf(nodes, link, nets[i]?.owner ?? link.source, ports(i), { hits, lanes }),
  );
  spread(ways, nets, 'y');
  spread(ways, nets, 'x');
  return ways.map((way, i) => {
    const [from, to] = [nodes[links[i]?.source ?? -1], nodes[links[i]?.target ?? -1]];
    const [first, last] = [way[0], way.at(-1)];
    if (!from || !to || !first || !last) return way;
    if (way.length === 2 && first.y === last.y) return way;
    // The line goes on behind the shape to its middle: a diamond's foot is narrower than its box.
    return [{ x: first.x, y: from.y }, ...way.slice(1, -1), { x: last.x, y: to.y }];
  });
}

interface Net {
  readonly key: string;
  readonly owner: number;
}

/** The net of each link: its node with more links of the kind, the upper one of two alike, and its order among parallels. */
function netsOf(nodes: readonly RoutedNode[], links: readonly RoutedLink[]): Net[] {
  const degree = new Map<string, number>();
  for (const { source, target, kind } of links)
    for (const end of [source, target]) degree.set(`${end} ${kind}`, (degree.get(`${end} ${kind}`) ?? 0) + 1);
  const seen = new Map<string, string[]>();
  return links.map(({ source, target, kind, together }, i) => {
    const [a, b] = [degree.get(`${source} ${kind}`) ?? 0, degree.get(`${target} ${kind}`) ?? 0];
    const isSourceUpper = (nodes[source]?.y ?? 0) <= (nodes[target]?.y ?? 0);
    const owner = a > b || (a === b && isSourceUpper) ? source : target;
    const pair = `${Math.min(source, target)} ${Math.max(source, target)} ${kind}`;
    const lines = seen.get(pair) ?? [];
    const name = together ?? `link ${i}`;
    if (!lines.includes(name)) lines.push(name);
    seen.set(pair, lines);
    return { key: `${owner} ${kind} ${lines.indexOf(name)}`, owner };
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

/** The best of some ways: through the fewest boxes, then with the fewest corners, then the shortest. */
function wayOf(
  nodes: readonly RoutedNode[],
  { source, target }: RoutedLink,
  owner: number,
  ports: Ports,
  { hits, lanes }: { readonly hits: BoxHits; readonly lanes: readonly number[] },
): Point[] {
  const [from, to] = [nodes[source], nodes[target]];
  if (!from || !to) return [];
  const side = sideToward(from, to);
  const candidates =
    side === 'side' ? alongRow(from, to, ports) : fromRowToRow(from, to, ports, owner === source, lanes);
  let best: Point[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const cost = costOf(candidate, hits, { own: side === 'side' ? 2 : 0, limit: bestCost });
    if (cost < bestCost) {
      best = candidate;
      bestCost = cost;
    }
    if (cost < hitCost && candidate.length <= 4) break;
  }
  return best;
}

const hitCost = 100_000;

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

/** Two of a row: straight, else over what stands between, else beneath it. */
function alongRow(from: RoutedNode, to: RoutedNode, ports: Ports): Point[][] {
  const aside = ports.source - from.x;
  const y = (from.y + to.y) / 2 + aside;
  const above = Math.min(from.top, to.top) - beside + aside;
  const beneath = Math.max(from.bottom, to.bottom) + beside + aside;
  return [
    [
      { x: from.x, y },
      { x: to.x, y },
    ],
    bent(ports, above, from.top, to.top),
    bent(ports, beneath, from.bottom, to.bottom),
  ];
}

/** One way after the other, the likeliest first: most links take one of the first, and the others are not made then. */
function* fromRowToRow(
  from: RoutedNode,
  to: RoutedNode,
  ports: Ports,
  isOwnerFirst: boolean,
  lanes: readonly number[],
): Generator<Point[]> {
  const { source, target } = ports;
  const isDown = to.y > from.y;
  const [start, end] = isDown ? [from.bottom, to.top] : [from.top, to.bottom];
  const sign = isDown ? 1 : -1;
  const nearFrom = start + sign * beside;
  const nearTo = end - sign * beside;
  if (source === target)
    yield [
      { x: source, y: start },
      { x: target, y: end },
    ];
  const [first, second] = isOwnerFirst ? [nearFrom, nearTo] : [nearTo, nearFrom];
  yield bent(ports, first, start, end);
  yield bent(ports, second, start, end);
  const margin = 9;
  const corridors = [
    ...besides(to, margin),
    ...besides(from, margin),
    ...lanes.toSorted((a, b) => Math.abs(a - to.x) - Math.abs(b - to.x)).slice(0, mostLanes),
    ...[1, 2].flatMap((step) => [
      to.x - step * cellWidth - cellWidth / 2,
      to.x + step * cellWidth + cellWidth / 2,
    ]),
  ];
  for (const x of corridors)
    yield [
      { x: source, y: start },
      { x: source, y: nearFrom },
      { x, y: nearFrom },
      { x, y: nearTo },
      { x: target, y: nearTo },
      { x: target, y: end },
    ];
}

/** The nearest lanes between bands that a link may take. */
const mostLanes = 6;
/** Nodes of a row stand about this far apart. */
const cellWidth = 132;

const besides = ({ left, right, x }: RoutedNode, margin: number): number[] => [
  Math.min(left - margin, x - cellWidth / 2),
  Math.max(right + margin, x + cellWidth / 2),
];

/** Out of one end, along one line, into the other. */
const bent = ({ source, target }: Ports, y: number, start: number, end: number): Point[] => [
  { x: source, y: start },
  { x: source, y },
  { x: target, y },
  { x: target, y: end },
];

/** Puts lines of different nets that lie on each other side by side; ends at the nodes stay. */
function spread(ways: Point[][], nets: readonly Net[], axis: 'x' | 'y'): void {
  const along = axis === 'y' ? 'x' : 'y';
  const lines = new Map<number, { way: number; segment: number }[]>();
  ways.forEach((way, i) => {
    for (let s = 1; s < way.length - 2; s += 1) {
      const [a, b] = [way[s], way[s + 1]];
      if (!a || !b || a[axis] !== b[axis] || a[along] === b[along]) continue;
      const at = Math.round(a[axis] * 2) / 2;
      const list = lines.get(at);
      if (list) list.push({ way: i, segment: s });
      else lines.set(at, [{ way: i, segment: s }]);
    }
  });
  for (const list of lines.values()) {
    const stretches = list.map(({ way, segment }): Stretch => {
      const points = ways[way] ?? [];
      return {
        key: nets[way]?.key ?? '',
        from: points[segment]?.[along] ?? 0,
        to: points[segment + 1]?.[along] ?? 0,
      };
    });
    const { count, of } = assignTracks(stretches, 4);
    if (count < 2) continue;
    const step = Math.min(trackStep, (2 * beside - 6) / count);
    list.forEach(({ way, segment }, i) => {
      const shift = ((of.get(stretches[i]?.key ?? '') ?? 0) - (count - 1) / 2) * step;
      const points = ways[way];
      const [a, b] = [points?.[segment], points?.[segment + 1]];
      if (!points || !a || !b) return;
      points[segment] = { ...a, [axis]: a[axis] + shift };
      points[segment + 1] = { ...b, [axis]: b[axis] + shift };
    });
  }
}
