import type { Graph } from '#shared/contract/topology-items.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';

/**
 * What can be chosen on the canvas: of the topology the devices and links that are drawn, of one site by itself without the providers
 * that all sites have.
 */
export function choosable({ nodes }: Graph, drawn: Graph, site: string | undefined): Graph {
  const isThere = new Map(nodes.map((node) => [node.id, site === undefined || (node.site ?? '') === site]));
  return { ...drawn, nodes: drawn.nodes.filter(({ id }) => isThere.get(id)) };
}

/** Everything on the canvas. */
export const everything = ({ nodes, edges, notes = [] }: Graph): Elements => ({
  nodes: new Set(nodes.map(({ id }) => id)),
  edges: new Set(edges.map(({ id }) => id)),
  notes: new Set(notes.map(({ id }) => id)),
});

/** All devices of the types of those that are chosen, and all links of the chosen links' types. */
export function ofSameType(graph: Graph, chosen: Elements): Elements {
  const types = new Set(graph.nodes.flatMap(({ id, type }) => (chosen.nodes.has(id) ? type : [])));
  const kinds = new Set(graph.edges.flatMap(({ id, type }) => (chosen.edges.has(id) ? type : [])));
  return {
    nodes: new Set(graph.nodes.flatMap(({ id, type }) => (types.has(type) ? id : []))),
    edges: new Set(graph.edges.flatMap(({ id, type }) => (kinds.has(type) ? id : []))),
  };
}

/** All devices of the sites that are chosen from, with the links between them. */
export function ofSameSite(graph: Graph, chosen: Elements): Elements {
  const { nodes: byId } = indexGraph(graph);
  const ends = graph.edges.flatMap(({ id, source, target }) =>
    chosen.edges.has(id) ? [source, target] : [],
  );
  const sites = new Set([...chosen.nodes, ...ends].flatMap((id) => byId.get(id)?.site ?? []));
  const nodes = new Set(
    graph.nodes.flatMap(({ id, site }) => (site !== undefined && sites.has(site) ? id : [])),
  );
  const edges = graph.edges.flatMap(({ id, source, target }) =>
    nodes.has(source) && nodes.has(target) ? id : [],
  );
  return { nodes, edges: new Set(edges) };
}

/** All links that carry a VLAN of the chosen links, or of the links of the chosen devices, with their ends. */
export function ofSameVlan(graph: Graph, chosen: Elements): Elements {
  const isChosen = ({ id, source, target }: Graph['edges'][number]) =>
    chosen.edges.has(id) ||
    (chosen.edges.size === 0 && (chosen.nodes.has(source) || chosen.nodes.has(target)));
  const vlans = new Set(graph.edges.filter(isChosen).flatMap((edge) => edge.vlans));
  const carrying = graph.edges.filter((edge) => edge.vlans.some((vlan) => vlans.has(vlan)));
  const ends = carrying.flatMap(({ source, target }) => [source, target]);
  const { nodes: byId } = indexGraph(graph);
  return {
    nodes: new Set(ends.filter((id) => byId.has(id))),
    edges: new Set(carrying.map(({ id }) => id)),
  };
}
