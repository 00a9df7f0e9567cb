import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import type { Positions } from './positions.ts';
import { type SceneRoutes, sceneRoutes } from './scene-routes.ts';
import { siteCode } from './site-code.ts';

/**
 * A graph in flat arrays, for drawing and hit tests in every frame. `x` and `y` are the centres of the nodes in pixels
 * at zoom 1 and may be written while a node is dragged; everything else stays.
 */
export interface Scene {
  readonly nodes: readonly TopologyNode[];
  readonly edges: readonly TopologyEdge[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** From centre to edge. */
  readonly size: Float64Array;
  /** Ends of each link, as indexes of nodes. */
  readonly source: Uint32Array;
  readonly target: Uint32Array;
  /** How far a link is pushed aside so that parallel links show, in pixels; 0 for a link alone. */
  readonly aside: Float32Array;
  /** 1 for a link between two sites, which is drawn as an arc over what lies between. */
  readonly between: Uint8Array;
  readonly sites: readonly SceneSite[];
  /** The ways of links around nodes, where they are led so; valid while their ends are where they were led from. */
  readonly routes: SceneRoutes;
  /** Where the nodes stand when none is dragged and nothing glides: what is worked out once for a scene reads these. */
  readonly routedX: Float64Array;
  readonly routedY: Float64Array;
}

/** What of a topology a scene shows. */
export interface DrawnPart {
  readonly nodes: readonly TopologyNode[];
  readonly edges: readonly TopologyEdge[];
}

/** The nodes of one site, as indexes. */
export interface SceneSite {
  readonly name: string;
  /** What the names of its devices begin with, for where its name has no room. */
  readonly code: string | undefined;
  readonly members: readonly number[];
}

const parallelGap = 6;

/**
 * Flattens a graph. A node without a position lies at the origin; links without both ends are left out. In plain loops:
 * thousands of elements are on the way to the first picture.
 */
export function buildScene(graph: DrawnPart, positions: Positions): Scene {
  const { nodes } = graph;
  const [x, y] = [new Float64Array(nodes.length), new Float64Array(nodes.length)];
  nodes.forEach(({ id }, i) => {
    const at = positions.get(id);
    x[i] = at?.x ?? 0;
    y[i] = at?.y ?? 0;
  });
  const unplaced = unplacedOf(graph);
  return {
    ...unplaced,
    nodes,
    x,
    y,
    routedX: x.slice(),
    routedY: y.slice(),
    routes: sceneRoutes(nodes, unplaced.edges, positions),
  };
}

/** What of a scene is the same wherever its nodes stand. */
type Unplaced = Pick<
  Scene,
  'edges' | 'indexOf' | 'size' | 'source' | 'target' | 'aside' | 'between' | 'sites'
>;

/** By the links of a graph: what was last made of them, and of which nodes. */
const lastUnplaced = new WeakMap<
  DrawnPart['edges'],
  { readonly nodes: DrawnPart['nodes']; readonly unplaced: Unplaced }
>();

/** Moving nodes changes nothing of it, so that it is kept: that thousands are moved makes one long task anyway. */
function unplacedOf(graph: DrawnPart): Unplaced {
  const last = lastUnplaced.get(graph.edges);
  if (last && haveOnlyMoved(last.nodes, graph.nodes)) return last.unplaced;
  const unplaced = makeUnplaced(graph);
  lastUnplaced.set(graph.edges, { nodes: graph.nodes, unplaced });
  return unplaced;
}

/** Whether all that is read of nodes, but for where they stand, is the same. */
const haveOnlyMoved = (before: DrawnPart['nodes'], now: DrawnPart['nodes']): boolean =>
  before.length === now.length &&
  now.every((node, i) => {
    const old = before[i];
    return (
      node === old ||
      (node.id === old?.id && node.type === old.type && node.site === old.site && node.label === old.label)
    );
  });

function makeUnplaced({ nodes, edges: all }: DrawnPart): Unplaced {
  const indexOf = new Map<string, number>();
  const size = new Float64Array(nodes.length);
  nodes.forEach(({ id, type }, i) => {
    indexOf.set(id, i);
    size[i] = nodeStyle(type).size;
  });
  const ends = {
    source: new Uint32Array(all.length),
    target: new Uint32Array(all.length),
    between: new Uint8Array(all.length),
  };
  const edges: TopologyEdge[] = [];
  for (const edge of all) {
    const from = indexOf.get(edge.source);
    const to = indexOf.get(edge.target);
    if (from === undefined || to === undefined) continue;
    const i = edges.push(edge) - 1;
    const here = nodes[from]?.site;
    const there = nodes[to]?.site;
    ends.source[i] = from;
    ends.target[i] = to;
    ends.between[i] = here !== there && here !== undefined && there !== undefined ? 1 : 0;
  }
  const source = ends.source.subarray(0, edges.length);
  const target = ends.target.subarray(0, edges.length);
  return {
    edges,
    indexOf,
    size,
    source,
    target,
    aside: asideOf(source, target, nodes.length),
    between: ends.between.subarray(0, edges.length),
    sites: sitesOf(nodes),
  };
}

function asideOf(source: Uint32Array, target: Uint32Array, nodes: number): Float32Array {
  const aside = new Float32Array(source.length);
  // The last link so far of each pair of ends, and how many the pair has; of the others, the link before.
  const last = new Map<number, number>();
  const before = new Int32Array(source.length).fill(-1);
  const among = new Uint32Array(source.length);
  const parallel = new Set<number>();
  for (let i = 0; i < source.length; i += 1) {
    const from = source[i] ?? 0;
    const to = target[i] ?? 0;
    const key = from < to ? from * nodes + to : to * nodes + from;
    const other = last.get(key);
    last.set(key, i);
    among[i] = 1;
    if (other === undefined) continue;
    before[i] = other;
    among[i] = (among[other] ?? 0) + 1;
    parallel.delete(other);
    parallel.add(i);
  }
  for (const end of parallel) {
    const count = among[end] ?? 1;
    for (let i = end, order = count - 1; i >= 0; i = before[i] ?? -1, order -= 1) {
      // Aside is to the right of the way from source to target: turn it for links that run the other way.
      const turn = (source[i] ?? 0) < (target[i] ?? 0) ? 1 : -1;
      aside[i] = (order - (count - 1) / 2) * parallelGap * turn;
    }
  }
  return aside;
}

function sitesOf(nodes: readonly TopologyNode[]): SceneSite[] {
  const members = new Map<string, number[]>();
  nodes.forEach(({ site }, i) => {
    if (site === undefined) return;
    const list = members.get(site);
    if (list) list.push(i);
    else members.set(site, [i]);
  });
  return [...members].map(([name, list]) => ({
    name,
    code: siteCode(list.flatMap((i) => nodes[i] ?? [])),
    members: list,
  }));
}
