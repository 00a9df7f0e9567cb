import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { usualLayers } from '#shared/contract/usual-layers.ts';
import { managementAddresses } from '#shared/network/addressing/management-address.ts';
import { usualLink } from '#shared/network/graph/usual-link.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { freeName } from './free-name.ts';
import type { Position } from './positions.ts';

/**
 * A node that a person adds. Where no name is given it is "Switch 12": one more than the nodes of that type, or the next
 * free number. A switch or access point is managed beside its like.
 */
export function newNode(
  graph: Graph,
  type: TopologyNode['type'],
  place: {
    readonly id: string;
    readonly position: Position;
    readonly site?: string | undefined;
    readonly building?: string | undefined;
    readonly floor?: number | undefined;
    readonly label?: string | undefined;
  },
): TopologyNode {
  const site = type === 'internet' ? undefined : place.site;
  const node: TopologyNode = {
    id: place.id,
    type,
    label: place.label ?? numbered(graph, type),
    layer: usualLayers[type],
    // Which people or devices a group is of is for whoever adds it to say; servers are servers.
    ...(type === 'server' ? { group: 'servers' as const } : {}),
    ...(site === undefined ? {} : { site }),
    ...(place.building === undefined ? {} : { building: place.building }),
    ...(place.floor === undefined ? {} : { floor: place.floor }),
    position: { x: Math.round(place.position.x), y: Math.round(place.position.y) },
    quantity: 1,
    addresses: [],
  };
  return { ...node, ...managementAddresses(node, graph) };
}

/** A link that a person draws, of the type that joins two such nodes as a rule. */
export const newEdge = (id: string, source: TopologyNode, target: TopologyNode): TopologyEdge => ({
  id,
  source: source.id,
  target: target.id,
  type: usualLink(source, target),
  vlans: [],
});

function numbered(graph: Graph, type: TopologyNode['type']): string {
  const first = graph.nodes.filter((node) => node.type === type).length + 1;
  return freeName(graph.nodes, (number) => `${nodeTypeNames[type]} ${number}`, first);
}
