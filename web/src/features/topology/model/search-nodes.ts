import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import { layerNames, nodeStatusNames, nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { hasWords, searchWords } from '#web/ui/word-search.ts';
import { indexGraph } from './graph-index.ts';

/**
 * Nodes that answer to a text, the best first: the label itself, a label that begins with it, one that has it, then
 * an address, the type, the layer, the site, the model, what becomes of it, or a port or a VLAN of its links. Case does not matter; every word must be found.
 */
export function searchNodes(graph: Graph, text: string, limit = 20): TopologyNode[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const whole = words.join(' ');
  const ranked = graph.nodes
    .map((node) => ({ node, rank: rankOf(node, whole, words) || (isOnLinks(graph, node, words) ? 1 : 0) }))
    .filter(({ rank }) => rank > 0);
  ranked.sort((a, b) => b.rank - a.rank || naturally(a.node.label, b.node.label));
  return ranked.slice(0, limit).map(({ node }) => node);
}

function rankOf(node: TopologyNode, whole: string, words: readonly string[]): number {
  const label = node.label.toLowerCase();
  if (label === whole) return 4;
  if (label.startsWith(whole)) return 3;
  if (hasWords(label, words)) return 2;
  const { type, layer, site = '', status, model, addresses, ipv6 = [] } = node;
  const named = model ? `${model.manufacturer} ${model.model} ${model.partNumber}` : '';
  const names = [nodeTypeNames[type], layerNames[layer], status ? nodeStatusNames[status] : ''];
  const rest = [label, type, ...names, site, named, ...addresses, ...ipv6];
  return hasWords(rest.join('\n'), words) ? 1 : 0;
}

/** `vlan 20` and `gi1/0/3` lead to the devices whose links have them. */
const isOnLinks = (graph: Graph, { id }: TopologyNode, words: readonly string[]): boolean =>
  indexGraph(graph)
    .linksOf(id)
    .some(({ source, sourcePort = '', targetPort = '', vlans }) => {
      const text = [source === id ? sourcePort : targetPort, ...vlans.map((vlan) => `VLAN ${vlan}`)];
      return hasWords(text.join('\n'), words);
    });
