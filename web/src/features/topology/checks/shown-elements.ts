import type { Graph, Subnet } from '#shared/contract/topology-items.ts';
import { withoutPrefix } from '#shared/network/addressing/ipv4.ts';
import { elementName } from '#shared/network/graph/element-name.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';

/** What is chosen, and the nodes to bring into view, so that a person sees some elements. */
export interface Shown {
  readonly selected: Elements;
  readonly around: readonly string[];
}

/** Nodes, clusters as their members, and links themselves with the links' ends; for a subnet the devices that have its gateway, else its site's. */
export function shownElements(graph: Graph, ids: readonly string[]): Shown {
  const index = indexGraph(graph);
  const edges = ids.filter((id) => index.edges.has(id));
  const wanted = new Set(ids);
  const members = graph.nodes.filter(({ cluster }) => cluster !== undefined && wanted.has(cluster));
  const nodes = [...ids.filter((id) => index.nodes.has(id)), ...members.map(({ id }) => id)];
  const subnets = graph.subnets.filter(({ id }) => wanted.has(id));
  const chosen = nodes.length + edges.length > 0 ? nodes : subnets.flatMap((one) => devicesOf(one, graph));
  const ends = edges.flatMap((id) => {
    const edge = index.edges.get(id);
    return edge ? [edge.source, edge.target] : [];
  });
  return {
    selected: { nodes: new Set(chosen), edges: new Set(edges) },
    around: [...new Set([...chosen, ...ends])],
  };
}

/** What an element is called. */
export const nameOf = (graph: Graph, id: string): string =>
  elementName({ ...indexGraph(graph), subnets: graph.subnets }, id);

function devicesOf({ gateway, firstHop, site }: Subnet, { nodes }: Graph): string[] {
  const members = new Set(firstHop?.members.map(({ node }) => node));
  const own = nodes.filter(
    ({ id, addresses }) =>
      members.has(id) ||
      (gateway !== undefined && addresses.some((address) => withoutPrefix(address) === gateway)),
  );
  const found = own.length > 0 ? own : nodes.filter((node) => node.site === site && isUpper(node.layer));
  return found.map(({ id }) => id);
}

const isUpper = (layer: string): boolean => layer === 'edge' || layer === 'core';
