import type { TopologyEdge, TopologyNode } from '../../../contract/topology-items.ts';
import type { EdgeEnds, LinkEnd, LogicalDevice } from './link-end.ts';

/** The links of a plan, from their ends. */
export interface Links {
  /** By their ids. */
  readonly edges: ReadonlyMap<string, TopologyEdge>;
  /** The links of each device, in the order of the plan. */
  readonly endsOf: ReadonlyMap<string, readonly LinkEnd[]>;
  /** The ends of each link that are at devices, by its id. */
  readonly endsOfEdge: ReadonlyMap<string, EdgeEnds>;
}

/** What links end at. */
export interface Places {
  readonly nodes: ReadonlyMap<string, TopologyNode>;
  readonly devices: readonly LogicalDevice[];
  readonly deviceOf: ReadonlyMap<string, LogicalDevice>;
}

export function linksOf(all: readonly TopologyEdge[], places: Places): Links {
  const endsOf = new Map(places.devices.map(({ id }) => [id, [] as LinkEnd[]]));
  const endsOfEdge = new Map<string, EdgeEnds>();
  const edges = new Map<string, TopologyEdge>();
  for (const edge of all) {
    edges.set(edge.id, edge);
    const ends = edgeEnds(edge, places);
    if (!ends) continue;
    endsOfEdge.set(edge.id, ends);
    for (const end of [ends.source, ends.target]) if (end) endsOf.get(end.device.id)?.push(end);
  }
  return { edges, endsOf, endsOfEdge };
}

/** Nothing where an end is missing. */
export function edgeEnds(edge: TopologyEdge, { nodes, deviceOf }: Places): EdgeEnds | undefined {
  const [from, to] = [nodes.get(edge.source), nodes.get(edge.target)];
  if (!from || !to) return undefined;
  const [one, other] = [deviceOf.get(from.id), deviceOf.get(to.id)];
  return {
    source: one && { device: one, node: from, end: 'source', farEnd: 'target', edge, far: to },
    target: other && { device: other, node: to, end: 'target', farEnd: 'source', edge, far: from },
  };
}
