import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { type Band, siteBands } from '#shared/network/drawing/bands.ts';
import type { LinkLine } from '#shared/network/drawing/link-line.ts';
import { linkRoutes, type RoutedLink } from '#shared/network/drawing/link-routes.ts';
import type { RoutedNode } from '#shared/network/drawing/routed-node.ts';
import { siteFrameMargin } from '#shared/network/drawing/site-frame.ts';
import type { Rect } from '#shared/network/drawing/sites-drawing.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { boxAround, type Position, type Positions } from './positions.ts';
import { secondLine } from './second-line.ts';
import { shortName } from './short-name.ts';

/** Widest text beneath a node, and a letter of it on average, in pixels at zoom 1 (canvas/device-node.module.css). */
const text = { widest: 124, letter: 7.4, smallLetter: 6, margin: 10, lines: 38 } as const;

/** So many links are led around nodes before the first picture; of more, those of a site once it is looked at, and all in a worker. */
export const mostAtOnce = 1_500;

/** The ways of links around nodes. */
export interface SceneRoutes {
  /** Leads the links of the site of a link, unless that was done, or they are too many to follow. */
  readonly prepare: (edge: number) => void;
  /** Undefined for one that is not led yet, and in a large network for one between two sites. */
  readonly known: (edge: number) => LinkLine | undefined;
}

export function sceneRoutes(
  nodes: readonly TopologyNode[],
  edges: readonly TopologyEdge[],
  positions: Positions,
): SceneRoutes {
  // Of a large network only once somebody comes near.
  let known: readonly (string | undefined)[] | undefined;
  const routes = new Map<number, LinkLine | undefined>();
  const done = new Set<string>();
  const prepare = (edge: number) => {
    known ??= groupsOf(nodes, edges, edges.length <= mostAtOnce);
    const groups = known;
    const group = groups[edge];
    if (group === undefined || done.has(group)) return;
    done.add(group);
    const own = edges.flatMap((each, i) => (groups[i] === group ? [{ edge: each, i }] : []));
    const members = group === '' ? nodes : nodes.filter(({ site }) => site === group);
    if (own.length > mostAtOnce) return;
    const curves = curvesOf(
      members,
      own.map((each) => each.edge),
      positions,
    );
    own.forEach(({ i }, order) => {
      routes.set(i, curves[order]);
    });
  };
  if (edges.length <= mostAtOnce) for (const i of edges.keys()) prepare(i);
  return { prepare, known: (edge) => routes.get(edge) };
}

/** Links with the same name here are led together; those without one are not led, as links between sites unless all are. */
function groupsOf(
  nodes: readonly TopologyNode[],
  edges: readonly TopologyEdge[],
  areAllLed: boolean,
): (string | undefined)[] {
  const siteOf = new Map(nodes.map(({ id, site }) => [id, site]));
  const isOneSite = hasOneSite(nodes);
  return edges.map(({ source, target }) => {
    if (source === target) return undefined;
    if (isOneSite) return '';
    // What leaves a site, as to a provider or to what decides between zones, is led around all devices and other sites.
    const [from, to] = [siteOf.get(source), siteOf.get(target)];
    if (from !== undefined && from === to) return from;
    return areAllLed ? '' : undefined;
  });
}

/** Whether a link joins two sites, or a site and a provider: from what decides between zones a line may run through them. */
function isBetween(
  { source, target, type }: TopologyEdge,
  siteOf: ReadonlyMap<string, string | undefined>,
): boolean {
  const [from, to] = [siteOf.get(source), siteOf.get(target)];
  return from !== to && (type === 'wan' || (from !== undefined && to !== undefined));
}

const hasOneSite = (nodes: readonly TopologyNode[]): boolean =>
  new Set(nodes.flatMap(({ site }) => site ?? [])).size < 2;

/** The frame of each site, as the canvas draws it. */
function framesOf(nodes: readonly TopologyNode[], positions: Positions): ReadonlyMap<string, Rect> {
  const { side, top, bottom } = siteFrameMargin;
  const bySite = Map.groupBy(nodes, ({ site }) => site);
  return new Map(
    [...bySite].flatMap(([site, own]): [string, Rect][] => {
      const box = boxAround(own.flatMap(({ id }) => positions.get(id) ?? []));
      if (site === undefined || box === undefined) return [];
      return [
        [
          site,
          {
            left: box.left - side,
            top: box.top - top,
            right: box.right + side,
            bottom: box.bottom + bottom,
          },
        ],
      ];
    }),
  );
}

const curvesOf = (
  nodes: readonly TopologyNode[],
  edges: readonly TopologyEdge[],
  positions: Positions,
): (LinkLine | undefined)[] => {
  const part = routedPart(nodes, edges, positions);
  return linkRoutes(part.nodes, part.links, part.bands).map(lineThrough);
};

/** A way from centre to centre by its corners. */
export function lineThrough(corners: readonly Position[]): LinkLine | undefined {
  const [from, to] = [corners[0], corners.at(-1)];
  return from && to ? { from, to, control: undefined, via: corners.slice(1, -1) } : undefined;
}

/** Links that are led by themselves, among these nodes, each with its index. */
export type IndexedPart = RoutedPart & { readonly indexes: readonly number[] };

/**
 * All links in the parts that are led by themselves, one after the other: of a large network each is a piece of work. Those between
 * sites come last, when the nodes of the sites are known: they are the largest piece.
 */
export function* routedParts(
  nodes: readonly TopologyNode[],
  edges: readonly TopologyEdge[],
  positions: Positions,
): Generator<IndexedPart> {
  const groups = groupsOf(nodes, edges, true);
  const members = Map.groupBy(nodes, ({ site }) => site);
  const byGroup = Map.groupBy(edges.keys(), (i) => groups[i]);
  const between = byGroup.get('');
  byGroup.delete('');
  if (between) byGroup.set('', between);
  const known = new Map<string, RoutedNode>();
  for (const [group, indexes] of byGroup) {
    if (group === undefined) continue;
    const own = indexes.flatMap((i) => edges[i] ?? []);
    yield {
      ...routedPart(group === '' ? nodes : (members.get(group) ?? []), own, positions, known),
      indexes,
    };
  }
}

/** What the ways of links follow from, as plain data. */
export interface RoutedPart {
  readonly nodes: readonly RoutedNode[];
  readonly links: readonly RoutedLink[];
  readonly bands: readonly Band[];
}

/** @param known nodes of other parts, which are the same in this one */
function routedPart(
  nodes: readonly TopologyNode[],
  edges: readonly TopologyEdge[],
  positions: Positions,
  known: Map<string, RoutedNode> = new Map(),
): RoutedPart {
  const indexOf = new Map(nodes.map(({ id }, i) => [id, i]));
  const frames = framesOf(nodes, positions);
  const siteOf = new Map(nodes.map(({ id, site }) => [id, site]));
  const routed = (node: TopologyNode): RoutedNode => {
    const at = positions.get(node.id) ?? { x: 0, y: 0 };
    const made = { ...routedNode(node, at), frame: frames.get(node.site ?? '') };
    known.set(node.id, made);
    return made;
  };
  return {
    nodes: nodes.map((node) => known.get(node.id) ?? routed(node)),
    links: edges.map((edge) => ({
      source: indexOf.get(edge.source) ?? 0,
      target: indexOf.get(edge.target) ?? 0,
      kind: isTunnel(edge) ? 'tunnel' : edge.type === 'wireless' ? 'radio' : edge.type,
      together: edge.aggregate,
      isBetweenSites: isBetween(edge, siteOf) && frames.size > 1,
    })),
    bands: siteBands(nodes, (id) => positions.get(id)),
  };
}

function routedNode(node: TopologyNode, { x, y }: Position): RoutedNode {
  const { size } = nodeStyle(node.type);
  const widest = Math.max(
    writtenName(node).length * text.letter,
    (secondLine(node)?.length ?? 0) * text.smallLetter,
  );
  const half = Math.max(size, Math.min(text.widest, widest + text.margin) / 2);
  return { x, y, size, left: x - half, right: x + half, top: y - size, bottom: y + size + text.lines };
}

/** The name that is written beneath a node: of people, whose site and floor its frames say, what follows those. */
const writtenName = (node: TopologyNode): string =>
  node.layer === 'endpoint' && node.site !== undefined ? shortName(node, undefined, true) : node.label;
