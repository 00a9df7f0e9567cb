import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';
import { usualLayers } from '#shared/contract/usual-layers.ts';
import { usualLink } from '#shared/network/graph/usual-link.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import type { Position } from './positions.ts';

/** A node that a person adds, named "Switch 12": one more than the nodes of that type, or the next free number. */
export function newNode(
  graph: Graph,
  type: TopologyNode['type'],
  place: { readonly id: string; readonly position: Position; readonly site?: string | undefined },
): TopologyNode {
  const site = type === 'internet' ? undefined : place.site;
  return {
    id: place.id,
    type,
    label: freeLabel(graph, nodeTypeNames[type], graph.nodes.filter((node) => node.type === type).length + 1),
    layer: usualLayers[type],
    // Which people or devices a group is of is for its manufacturer to say; servers are servers.
    ...(type === 'server' ? { group: 'servers' as const } : {}),
    ...(site === undefined ? {} : { site }),
    position: { x: Math.round(place.position.x), y: Math.round(place.position.y) },
    quantity: 1,
    addresses: [],
  };
}

/** A link that a person draws, of the type that joins two such nodes as a rule. */
export const newEdge = (id: string, source: TopologyNode, target: TopologyNode): TopologyEdge => ({
  id,
  source: source.id,
  target: target.id,
  type: usualLink(source, target),
  vlans: [],
});

function freeLabel(graph: Graph, name: string, first: number): string {
  const taken = new Set(graph.nodes.map((node) => node.label));
  let number = first;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
