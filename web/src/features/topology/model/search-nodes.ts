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
    .map((node) => ({ node, rank: rankOf(node, whole, words) || (onLinks(graph, node, words)?.rank ?? 0) }))
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

interface OnLink {
  readonly said: string;
  readonly rank: number;
}

/** `vlan 20` and `gi1/0/3` lead to the devices whose links have them; to VLAN 200 and port 30, too, but after those. */
function onLinks(graph: Graph, { id }: TopologyNode, words: readonly string[]): OnLink | undefined {
  const index = indexGraph(graph);
  const found = index
    .linksOf(id)
    .flatMap(({ source, target, sourcePort = '', targetPort = '', vlans }): OnLink[] => {
      const [port, far] = source === id ? [sourcePort, target] : [targetPort, source];
      const to = `${port} to ${index.nodes.get(far)?.label ?? far}`;
      const ofVlans = vlans.filter((vlan) => isVlan(vlan, words));
      const all = [port, ...vlans.map((vlan) => `VLAN ${vlan}`)].join('\n');
      return [
        ...ofVlans.map((vlan) => ({
          said: `VLAN ${vlan}`,
          rank: words.includes(`${vlan}`) ? exactly : partly,
        })),
        ...(port !== '' && hasWords(all, words) && ofVlans.length === 0
          ? [{ said: to, rank: port.toLowerCase() === words.join(' ') ? exactly : partly }]
          : []),
      ];
    });
  return found.toSorted((a, b) => b.rank - a.rank)[0];
}

const exactly = 1.5;
const partly = 1;

/** A number begins that of the VLAN: `vlan 2` is on the way to VLAN 20, and no part of VLAN 120. */
const isVlan = (vlan: number, words: readonly string[]): boolean =>
  words.every((word) => 'vlan'.startsWith(word) || `${vlan}`.startsWith(word));

/** Why a device answers to a text, where its name, type and site do not say it: the address, the VLAN or the port. */
export function foundBy(graph: Graph, node: TopologyNode, text: string): string | undefined {
  const words = searchWords(text);
  const address = [...node.addresses, ...(node.ipv6 ?? [])].find((each) => hasWords(each, words));
  if (address !== undefined) return address;
  return rankOf(node, words.join(' '), words) > 0 ? undefined : onLinks(graph, node, words)?.said;
}
