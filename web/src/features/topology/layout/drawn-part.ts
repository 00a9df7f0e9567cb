import type { Graph } from '#shared/contract/topology-items.ts';
import type { Look } from '#web/features/topology/model/look.ts';
import { lookGraph } from '#web/features/topology/model/look-graph.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { siteNames } from '#web/features/topology/model/shown-scope.ts';
import { firstPositions } from './first-positions.ts';
import { gridPositions } from './grid-positions.ts';
import { type SiteScope, siteScope } from './site-scope.ts';
import { zonePositions } from './zone-positions.ts';

/** What a picture shows of a topology. */
export interface Drawing extends Pick<Look, 'look' | 'vlan' | 'around' | 'hops'> {
  readonly site: string | undefined;
  /** Places that devices were moved to in this view alone. */
  readonly own: readonly (Position & { readonly id: string })[];
}

/** One site or all, and of it what the view draws; a view that leaves things out has places of its own. */
export function drawnPart(graph: Graph, positions: Positions, { site, own, ...look }: Drawing): SiteScope {
  const part = site === undefined ? { graph, positions } : siteScope(graph, positions, site);
  const drawn = lookGraph(part.graph, look);
  const places = look.look === 'physical' ? part.positions : placesOf(drawn, part.graph, look.look);
  if (own.length === 0) return { graph: drawn, positions: places };
  const moved = own.flatMap(({ id, x, y }) => (places.has(id) ? [[id, { x, y }] as const] : []));
  return { graph: drawn, positions: new Map([...places, ...moved]) };
}

function placesOf(drawn: Graph, graph: Graph, look: Look['look']): Positions {
  if (siteNames(graph).length < 2) return firstPositions(drawn);
  if (look === 'zones') return zonePositions(drawn);
  return look === 'layer3' ? gridPositions(drawn) : firstPositions(drawn);
}
