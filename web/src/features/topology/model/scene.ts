import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
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
  readonly routedX: Float64Array;
  readonly routedY: Float64Array;
}

/** The nodes of one site, as indexes. */
export interface SceneSite {
  readonly name: string;
  /** What the names of its devices begin with, for where its name has no room. */
  readonly code: string | undefined;
  readonly members: readonly number[];
}

const parallelGap = 6;

/** Flattens a graph. A node without a position lies at the origin; links without both ends are left out. */
export function buildScene(graph: Graph, positions: Positions): Scene {
  const { nodes } = graph;
  const indexOf = new Map(nodes.map(({ id }, i) => [id, i]));
  const siteOf = (id: string) => nodes[indexOf.get(id) ?? -1]?.site;
  const edges = graph.edges.filter(({ source, target }) => indexOf.has(source) && indexOf.has(target));
  const x = Float64Array.from(nodes, ({ id }) => positions.get(id)?.x ?? 0);
  const y = Float64Array.from(nodes, ({ id }) => positions.get(id)?.y ?? 0);
  const source = Uint32Array.from(edges, (edge) => indexOf.get(edge.source) ?? 0);
  const target = Uint32Array.from(edges, (edge) => indexOf.get(edge.target) ?? 0);
  return {
    nodes,
    edges,
    indexOf,
    x,
    y,
    routedX: x.slice(),
    routedY: y.slice(),
    routes: sceneRoutes(graph, edges, positions),
    size: Float64Array.from(nodes, ({ type }) => nodeStyle(type).size),
    source,
    target,
    aside: asideOf(source, target, nodes.length),
    between: Uint8Array.from(edges, ({ source, target }) => {
      const [from, to] = [siteOf(source), siteOf(target)];
      return from !== to && from !== undefined && to !== undefined ? 1 : 0;
    }),
    sites: sitesOf(nodes),
  };
}

function asideOf(source: Uint32Array, target: Uint32Array, nodes: number): Float32Array {
  const ends = (i: number): readonly [number, number] => [source[i] ?? 0, target[i] ?? 0];
  const keyOf = (i: number) => Math.min(...ends(i)) * nodes + Math.max(...ends(i));
  const count = new Map<number, number>();
  for (const i of source.keys()) count.set(keyOf(i), (count.get(keyOf(i)) ?? 0) + 1);
  const seen = new Map<number, number>();
  return Float32Array.from(source, (from, i) => {
    const key = keyOf(i);
    const among = count.get(key) ?? 1;
    const order = seen.get(key) ?? 0;
    seen.set(key, order + 1);
    // Aside is to the right of the way from source to target: turn it for links that run the other way.
    return (order - (among - 1) / 2) * parallelGap * (from < (target[i] ?? 0) ? 1 : -1);
  });
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
