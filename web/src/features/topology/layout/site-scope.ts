import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { boxAround, type Position, type Positions } from '#web/features/topology/model/positions.ts';
import { cell } from './blocks.ts';

/** One site to look at by itself, and where its nodes stand. */
export interface SiteScope {
  readonly graph: Graph;
  readonly positions: Positions;
}

/** More far sites than this are drawn as one. */
const mostPortals = 6;

/** Id of the node that stands for a far site; no node of a plan has a space in its id. */
const portalId = (site: string): string => `site ${site}`;

/** The site that a node stands for, if it stands for one. */
export const siteOfPortal = (id: string): string | undefined =>
  id.startsWith('site ') ? id.slice('site '.length) : undefined;

/**
 * A site by itself: its nodes with the links between them, the providers that it is joined to, and each far site as one
 * node, its portal. Links keep their ids, so that they can be chosen and edited.
 */
export function siteScope(whole: Graph, positions: Positions, site: string): SiteScope {
  const own = new Set(whole.nodes.flatMap((node) => ((node.site ?? '') === site ? node.id : [])));
  const nodes = new Map(whole.nodes.map((node) => [node.id, node]));
  const outside = new Map<string, TopologyNode>();
  const edges: TopologyEdge[] = [];
  const bundles = new Map<string, TopologyEdge[]>();
  const far = farSites(whole, own, nodes);
  const standIn = (id: string): string => {
    if (own.has(id)) return id;
    const node = nodes.get(id);
    if (node === undefined) return id;
    const shown = node.site === undefined && node.type === 'internet' ? node : portalOf(node, far);
    outside.set(shown.id, shown);
    return shown.id;
  };
  for (const edge of whole.edges) {
    if (!own.has(edge.source) && !own.has(edge.target)) continue;
    const [source, target] = [standIn(edge.source), standIn(edge.target)];
    if (source === edge.source && target === edge.target) edges.push(edge);
    else
      bundles.set(`${source} ${target} ${edge.service}`, [
        ...(bundles.get(`${source} ${target} ${edge.service}`) ?? []),
        { ...edge, source, target },
      ]);
  }
  // To many sites one line is enough; to one, each link is drawn.
  for (const [first, ...others] of bundles.values()) {
    if (first) edges.push(first);
    if (far.size <= mostPortals) edges.push(...others);
  }
  const members = whole.nodes.filter(({ id }) => own.has(id));
  const graph: Graph = { ...whole, nodes: [...outside.values(), ...members], edges };
  const places = new Map(members.flatMap(({ id }) => entryOf(positions, id)));
  return { graph, positions: new Map([...places, ...aboveThem(places, [...outside.keys()])]) };
}

function farSites(
  { edges }: Graph,
  own: ReadonlySet<string>,
  nodes: ReadonlyMap<string, TopologyNode>,
): ReadonlySet<string> {
  const far = edges.flatMap(({ source, target }) =>
    own.has(source) !== own.has(target) ? (nodes.get(own.has(source) ? target : source)?.site ?? []) : [],
  );
  return new Set(far);
}

function portalOf({ type, site = '' }: TopologyNode, far: ReadonlySet<string>): TopologyNode {
  const isMany = far.size > mostPortals;
  return {
    id: isMany ? portalId('') : portalId(site),
    type,
    label: isMany ? formatCount(far.size, 'site') : site,
    layer: 'internet',
    quantity: 1,
    addresses: [],
  };
}

const entryOf = (positions: Positions, id: string): [string, Position][] => {
  const at = positions.get(id);
  return at ? [[id, at]] : [];
};

/** A row over the middle of what stands there. */
function aboveThem(places: Positions, ids: readonly string[]): [string, Position][] {
  const box = boxAround(places.values()) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const middle = (box.left + box.right) / 2;
  return ids.map((id, i) => [
    id,
    { x: middle + (i - (ids.length - 1) / 2) * cell.width * 2.6, y: box.top - cell.height * 1.6 },
  ]);
}
