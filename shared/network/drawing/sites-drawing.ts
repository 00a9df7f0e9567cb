import { appendUnder } from '../../collections/append-under.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { type BundleWay, bundleWays } from './bundle-ways.ts';
import { type CardGrid, cardGrid } from './card-grid.ts';
import { type Bundle, type SiteCard, siteCards } from './site-cards.ts';
import { assignTracks, type Stretch, type Tracks } from './tracks.ts';

/** In pixels at zoom 1; y downwards. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedCard extends SiteCard, Rect {}

export interface DrawnBundle extends Bundle {
  /** Corners of its way, first to last. */
  readonly points: readonly Point[];
  /** Where its count is written; undefined where it has one link only, or no room. */
  readonly label: Rect | undefined;
}

/** The picture of all sites: cards, and what joins them in the channels between. */
export interface SitesDrawing {
  readonly cards: readonly PlacedCard[];
  readonly bundles: readonly DrawnBundle[];
  readonly width: number;
  readonly height: number;
}

export const cardSize = { width: 200, height: 112, providerHeight: 44 } as const;
const labelSize = { width: 30, height: 16 } as const;
/** Least distance between rows, and between columns, without any lines. */
const gap = { row: 24, column: 36 } as const;
const trackStep = 10;
/** Between a card and the nearest line along it; where a bundle ends, its count stands there. */
const besideCard = { plain: 14, labelled: 32 } as const;
const widestPortStep = 40;

/** Width to height of a sheet or a screen. */
const usualAspect = 1.9;

/** Draws all sites of a network for a place of about this shape; the same for the same graph, and linear in its links. */
export function sitesDrawing(
  graph: Graph,
  unstacked?: ReadonlySet<string>,
  aspect = usualAspect,
): SitesDrawing {
  const content = siteCards(graph, unstacked);
  const grid = cardGrid(content, aspect);
  const ways = bundleWays(grid, content.bundles);
  const gaps = gapTracks(grid, ways);
  const columns = columnsOf(grid, gaps);
  const ports = portsOf(grid, ways, columns);
  const channels = channelTracks(grid, ways, columns, ports);
  const rows = rowsOf(grid, content.cards, channels);
  const cards = content.cards.flatMap((card): PlacedCard[] => {
    const place = grid.at.get(card.id);
    if (!place) return [];
    const [left = 0, top = 0] = [columns.left[place.column], rows.top[place.row]];
    const height = card.kind === 'provider' ? cardSize.providerHeight : cardSize.height;
    // Lower ends of a row are flush, so that its bundles leave at one height.
    const down = (rows.height[place.row] ?? height) - height;
    return [{ ...card, left, top: top + down, right: left + cardSize.width, bottom: top + down + height }];
  });
  const boxes = new Map(cards.map((card) => [card.id, card]));
  return {
    cards,
    bundles: ways.map((way) => drawn(way, { boxes, ports, columns, rows, gaps, channels })),
    width: columns.width,
    height: rows.bottom,
  };
}

const portKey = (card: string, side: string, net: string): string => `${card}\n${side}\n${net}`;

/** Nets in each gap between columns. */
function gapTracks({ columns }: CardGrid, ways: readonly BundleWay[]): Tracks[] {
  return Array.from({ length: columns + 1 }, (_, gapIndex) =>
    assignTracks(
      ways.flatMap(({ net, gap: own, channels: [from, to] }): Stretch[] =>
        own === gapIndex ? [{ key: net, from, to }] : [],
      ),
    ),
  );
}

interface Columns {
  /** Left edge of each column. */
  readonly left: readonly number[];
  /** Left edge of each gap. */
  readonly gapLeft: readonly number[];
  readonly width: number;
}

function columnsOf({ columns }: CardGrid, gaps: readonly Tracks[]): Columns {
  const [left, gapLeft]: [number[], number[]] = [[], []];
  let x = 0;
  gaps.forEach(({ count }, index) => {
    gapLeft.push(x);
    const isOuter = index === 0 || index === columns;
    x += Math.max(isOuter && count === 0 ? 0 : gap.column, (count + 1) * trackStep);
    if (index === columns) return;
    left.push(x);
    x += cardSize.width;
  });
  return { left, gapLeft, width: x };
}

const gapX = (columns: Columns, gaps: readonly Tracks[], index: number, net: string): number => {
  const { count = 0, of } = gaps[index] ?? {};
  const next = columns.left[index] ?? columns.width;
  const middle = ((columns.gapLeft[index] ?? 0) + next) / 2;
  return middle + ((of?.get(net) ?? 0) - (count - 1) / 2) * trackStep;
};

interface Ports {
  /** x of each port. */
  readonly x: ReadonlyMap<string, number>;
  /** Whether counts have room beside the ports of a side. */
  readonly isWide: (card: string, side: string) => boolean;
}

/** One port a net on each side of a card, in the order of where the nets lead. */
function portsOf({ at }: CardGrid, ways: readonly BundleWay[], columns: Columns): Ports {
  const sides = new Map<string, Map<string, number[]>>();
  const join = (card: string, side: string, net: string, toward: number) => {
    const key = `${card}\n${side}`;
    const nets = sides.get(key) ?? new Map<string, number[]>();
    appendUnder(nets, net, toward);
    sides.set(key, nets);
  };
  const columnOf = (card: string) => at.get(card)?.column ?? 0;
  for (const { net, from, to, gap: own } of ways) {
    join(from.card, from.side, net, own === undefined ? columnOf(to.card) : own - 0.5);
    join(to.card, to.side, net, own === undefined ? columnOf(from.card) : own - 0.5);
  }
  const x = new Map<string, number>();
  const steps = new Map<string, number>();
  for (const [key, nets] of sides) {
    const [card = '', side = ''] = key.split('\n');
    const step = Math.min(widestPortStep, (cardSize.width - 24) / nets.size);
    steps.set(key, step);
    const middle = (columns.left[columnOf(card)] ?? 0) + cardSize.width / 2;
    const mean = (toward: readonly number[]) => toward.reduce((sum, value) => sum + value, 0) / toward.length;
    [...nets]
      .toSorted(([, a], [, b]) => mean(a) - mean(b))
      .forEach(([net], index) => {
        x.set(portKey(card, side, net), middle + (index - (nets.size - 1) / 2) * step);
      });
  }
  return { x, isWide: (card, side) => (steps.get(`${card}\n${side}`) ?? widestPortStep) > labelSize.width };
}

interface Channels {
  readonly tracks: readonly Tracks[];
  /** Room for counts beneath the row above, and above the row beneath. */
  readonly above: readonly number[];
  readonly below: readonly number[];
}

function channelTracks(
  { rows }: CardGrid,
  ways: readonly BundleWay[],
  columns: Columns,
  { x }: Ports,
): Channels {
  const stretches: Stretch[][] = Array.from({ length: rows + 1 }, () => []);
  const above = Array.from({ length: rows + 1 }, (): number => besideCard.plain);
  const below = Array.from({ length: rows + 1 }, (): number => besideCard.plain);
  for (const { net, from, to, channels, gap: own } of ways) {
    const [start = 0, end = 0] = [
      x.get(portKey(from.card, from.side, net)),
      x.get(portKey(to.card, to.side, net)),
    ];
    const [first, last] = channels;
    (to.side === 'top' ? below : above)[last] = besideCard.labelled;
    if (own === undefined) {
      stretches[first]?.push({ key: net, from: start, to: end });
      continue;
    }
    const middle = ((columns.gapLeft[own] ?? 0) + (columns.left[own] ?? columns.width)) / 2;
    stretches[first]?.push({ key: net, from: start, to: middle });
    stretches[last]?.push({ key: net, from: middle, to: end });
  }
  // A net's line along a channel may begin anywhere in a gap: stretches a gap apart are kept on tracks of their own.
  return { tracks: stretches.map((own) => assignTracks(own, gap.column * 2)), above, below };
}

interface Rows {
  readonly top: readonly number[];
  readonly height: readonly number[];
  /** Upper end of each channel. */
  readonly channelTop: readonly number[];
  readonly bottom: number;
}

function rowsOf({ rows, at }: CardGrid, cards: readonly SiteCard[], channels: Channels): Rows {
  const height = Array.from({ length: rows }, (): number => cardSize.providerHeight);
  for (const { id, kind } of cards) {
    const place = at.get(id);
    if (place && kind === 'site') height[place.row] = cardSize.height;
  }
  const [top, channelTop]: [number[], number[]] = [[], []];
  let y = 0;
  channels.tracks.forEach(({ count }, index) => {
    channelTop.push(y);
    const lines = count === 0 ? 0 : (count - 1) * trackStep;
    const room = (channels.above[index] ?? 0) + lines + (channels.below[index] ?? 0);
    const isOuter = index === 0 || index === rows;
    y += count === 0 && isOuter ? 0 : Math.max(gap.row, room);
    if (index === rows) return;
    top.push(y);
    y += height[index] ?? 0;
  });
  return { top, height, channelTop, bottom: y };
}

interface Places {
  readonly boxes: ReadonlyMap<string, Rect>;
  readonly ports: Ports;
  readonly columns: Columns;
  readonly rows: Rows;
  readonly gaps: readonly Tracks[];
  readonly channels: Channels;
}

function drawn(way: BundleWay, { boxes, ports, columns, rows, gaps, channels }: Places): DrawnBundle {
  const { bundle, net, from, to, gap: own } = way;
  const x = ({ card, side }: BundleWay['from']) => ports.x.get(portKey(card, side, net)) ?? 0;
  const y = ({ card, side }: BundleWay['from']) => boxes.get(card)?.[side] ?? 0;
  const lineY = (channel: number) =>
    (rows.channelTop[channel] ?? 0) +
    (channels.above[channel] ?? 0) +
    (channels.tracks[channel]?.of.get(net) ?? 0) * trackStep;
  const [first, last] = [lineY(way.channels[0]), lineY(way.channels[1])];
  const [start, end] = [
    { x: x(from), y: y(from) },
    { x: x(to), y: y(to) },
  ];
  const across = own === undefined ? end.x : gapX(columns, gaps, own, net);
  const points = [
    start,
    { x: start.x, y: first },
    { x: across, y: first },
    ...(own === undefined ? [] : [{ x: across, y: last }]),
    { x: end.x, y: last },
    end,
  ];
  const count = bundle.circuits + bundle.tunnels;
  const hasLabel = count > 1 && ports.isWide(to.card, to.side);
  const middle = to.side === 'top' ? end.y - besideCard.labelled / 2 : end.y + besideCard.labelled / 2;
  return {
    ...bundle,
    points: points.filter(({ x, y }, i) => points[i - 1]?.x !== x || points[i - 1]?.y !== y),
    label: hasLabel
      ? {
          left: end.x - labelSize.width / 2,
          right: end.x + labelSize.width / 2,
          top: middle - labelSize.height / 2,
          bottom: middle + labelSize.height / 2,
        }
      : undefined,
  };
}
