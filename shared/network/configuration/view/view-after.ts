import type { Graph } from '../../../contract/topology-items.ts';
import { editedElements } from '../../graph/edited-elements.ts';
import { nodesById } from '../../graph/nodes-by-id.ts';
import { layer3Of } from './layer3.ts';
import { layer3After } from './layer3-after.ts';
import { linksAfter } from './links-after.ts';
import { type NetworkView, networkViewOf } from './network-view.ts';

/** The view of an edited plan, from the one before: what is the same object was not edited, and is not read again. */
export function viewAfter(graph: Graph, before: NetworkView): NetworkView {
  const { layer3, edges } = before;
  const areUnique =
    layer3.nodes.size === before.graph.nodes.length &&
    nodesById(graph.nodes).size === graph.nodes.length &&
    edges.size === before.graph.edges.length;
  const nodes = areUnique ? editedElements(before.graph.nodes, graph.nodes) : undefined;
  const links = areUnique ? editedElements(before.graph.edges, graph.edges) : undefined;
  if (nodes === undefined || links === undefined) return networkViewOf(graph, before);
  const subnets = editedElements(before.graph.subnets, graph.subnets);
  return networkViewOf(graph, before, {
    layer3: subnets === undefined ? layer3Of(graph) : layer3After(graph, layer3, { nodes, links, subnets }),
    links: (places) => linksAfter(graph.edges, places, { ...before, nodes: layer3.nodes }, nodes, links),
  });
}
