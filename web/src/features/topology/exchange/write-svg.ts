import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';
import { escapeXml } from '#shared/exchange/xml/write-xml.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { canvasColors, edgeStyle, nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { outlinePoints } from '#shared/vocabulary/topology/shape-outline.ts';

export interface SvgPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Room of a site's frame around its nodes, and of the picture around all. */
const padding = { side: 64, top: 60, bottom: 60 };
const margin = 24;
const parallelGap = 6;

/**
 * A topology as a picture, every node at its place, in the colours of paper and on white. `metadata` goes into it unseen.
 */
export function writeSvg(graph: Pick<Graph, 'nodes' | 'edges'>, title: string, metadata = ''): SvgPicture {
  const at = new Map(graph.nodes.map((node) => [node.id, node.position ?? { x: 0, y: 0 }]));
  const frames = framesOf(graph.nodes);
  const extent = extentOf([...frames, ...graph.nodes.map(boxOfNode)]);
  const [width, height] = [extent.right - extent.left, extent.bottom - extent.top];
  const asides = asidesOf(graph.edges);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${extent.left} ${extent.top} ${width} ${height}" font-family="Inter, Roboto, Helvetica, Arial, sans-serif">`,
    `<title>${escapeXml(title)}</title>`,
    metadata,
    `<rect x="${extent.left}" y="${extent.top}" width="${width}" height="${height}" fill="#ffffff"/>`,
    ...frames.map(frameOf),
    ...graph.edges.flatMap((edge) => {
      const [from, to] = [at.get(edge.source), at.get(edge.target)];
      return from && to ? [lineOf(edge, from, to, asides.get(edge.id) ?? 0)] : [];
    }),
    ...graph.edges.flatMap((edge) => {
      const [from, to] = [at.get(edge.source), at.get(edge.target)];
      return from && to && edge.type === 'wan' ? rateOf(edge, from, to, asides.get(edge.id) ?? 0) : [];
    }),
    ...graph.nodes.map(nodeOf),
    '</svg>',
  ];
  return { svg: `${parts.join('\n')}\n`, width, height };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Frame extends Rect {
  readonly site: string;
}

function framesOf(nodes: readonly TopologyNode[]): Frame[] {
  const places = new Map<string, Point[]>();
  for (const { site, position = { x: 0, y: 0 } } of nodes) {
    if (site === undefined) continue;
    const own = places.get(site);
    if (own) own.push(position);
    else places.set(site, [position]);
  }
  return [...places].map(([site, points]) => ({
    site,
    left: Math.min(...points.map(({ x }) => x)) - padding.side,
    top: Math.min(...points.map(({ y }) => y)) - padding.top,
    right: Math.max(...points.map(({ x }) => x)) + padding.side,
    bottom: Math.max(...points.map(({ y }) => y)) + padding.bottom,
  }));
}

/** A node with its name below. */
const boxOfNode = ({ position: { x, y } = { x: 0, y: 0 } }: TopologyNode): Rect => ({
  left: x - padding.side,
  top: y - padding.top / 2,
  right: x + padding.side,
  bottom: y + padding.bottom,
});

function extentOf(rects: readonly Rect[]): Rect {
  if (rects.length === 0) return { left: 0, top: 0, right: 1, bottom: 1 };
  const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of rects) {
    all.left = Math.min(all.left, left);
    all.top = Math.min(all.top, top);
    all.right = Math.max(all.right, right);
    all.bottom = Math.max(all.bottom, bottom);
  }
  return {
    left: Math.floor(all.left - margin),
    top: Math.floor(all.top - margin),
    right: Math.ceil(all.right + margin),
    bottom: Math.ceil(all.bottom + margin),
  };
}

const frameOf = ({ site, left, top, right, bottom }: Frame): string =>
  `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="10" fill="${canvasColors.site.light}" stroke="${canvasColors.siteLine.light}"/><text x="${left + 12}" y="${top + 22}" font-size="14" font-weight="600" fill="${canvasColors.softLabel.light}">${escapeXml(site)}</text>`;

/** How far each of several links between the same two nodes is moved aside, as seen from the smaller id. */
function asidesOf(edges: readonly TopologyEdge[]): ReadonlyMap<string, number> {
  const between = Map.groupBy(edges, ({ source, target }) => JSON.stringify([source, target].sort()));
  return new Map(
    [...between.values()].flatMap((parallel) =>
      parallel.map(({ id, source, target }, index) => {
        const aside = (index - (parallel.length - 1) / 2) * parallelGap;
        return [id, source < target ? aside : -aside] as const;
      }),
    ),
  );
}

function moved(from: Point, to: Point, aside: number): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(-(to.y - from.y) / length) * aside, ((to.x - from.x) / length) * aside];
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x + dx, y: to.y + dy },
  ];
}

function lineOf(edge: TopologyEdge, from: Point, to: Point, aside: number): string {
  const { width, dash, color } = edgeStyle(edge.type);
  const [a, b] = moved(from, to, aside);
  const dashes = isTunnel(edge) ? [2, 4] : dash;
  const dashed = dashes.length > 0 ? ` stroke-dasharray="${dashes.join(' ')}"` : '';
  return `<line x1="${tenth(a.x)}" y1="${tenth(a.y)}" x2="${tenth(b.x)}" y2="${tenth(b.y)}" stroke="${color.print}" stroke-width="${width}"${dashed}/>`;
}

/** Circuits say their rate at a third of the way, where those of a star are apart. */
function rateOf({ bandwidthMbps }: TopologyEdge, from: Point, to: Point, aside: number): string[] {
  if (bandwidthMbps === undefined) return [];
  const [a, b] = moved(from, to, aside);
  const third = { x: a.x + (b.x - a.x) / 3, y: a.y + (b.y - a.y) / 3 };
  return [textAt(third, formatRate(bandwidthMbps), 9, canvasColors.softLabel.light)];
}

function nodeOf({ type, label, quantity, position = { x: 0, y: 0 } }: TopologyNode): string {
  const { shape, size, color } = nodeStyle(type);
  const name = quantity > 1 ? `${label} × ${formatNumber(quantity)}` : label;
  return `<polygon points="${outlinePoints(shape, size)}" transform="translate(${tenth(position.x)} ${tenth(position.y)})" fill="${color.print}" stroke="#ffffff" stroke-width="2"/>${textAt({ x: position.x, y: position.y + size + 14 }, name, 11, canvasColors.label.light)}`;
}

/** Twice: a white outline below the letters, since not every reader knows `paint-order`. */
function textAt({ x, y }: Point, text: string, size: number, color: string): string {
  const written = (look: string) =>
    `<text x="${tenth(x)}" y="${tenth(y)}" font-size="${size}" text-anchor="middle" ${look}>${escapeXml(text)}</text>`;
  return written('fill="#ffffff" stroke="#ffffff" stroke-width="3"') + written(`fill="${color}"`);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
