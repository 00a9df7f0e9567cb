import { isAddressable } from '../../contract/device-id.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { UniqueIds } from './unique-ids.ts';

/** A graph of elsewhere with ids of nodes that addresses can name, where it has others: `rack/1` becomes `rack-1`. */
export function withAddressableNodes(graph: Graph): Graph {
  const others = graph.nodes.filter(({ id }) => !isAddressable(id));
  if (others.length === 0) return graph;
  const unique = new UniqueIds(graph.nodes);
  const renamed = new Map(others.map(({ id }) => [id, unique.idFor(addressable(id))]));
  const of = (id: string): string => renamed.get(id) ?? id;
  return {
    ...graph,
    nodes: graph.nodes.map((node) => ({ ...node, id: of(node.id) })),
    edges: graph.edges.map((edge) => ({ ...edge, source: of(edge.source), target: of(edge.target) })),
    subnets: graph.subnets.map(({ firstHop, ...subnet }) => ({
      ...subnet,
      ...(firstHop && {
        firstHop: {
          ...firstHop,
          members: firstHop.members.map((member) => ({ ...member, node: of(member.node) })),
        },
      }),
    })),
    ...(graph.views && {
      views: graph.views.map(({ around, ...view }) => ({
        ...view,
        ...(around !== undefined && { around: of(around) }),
        positions: view.positions.map((position) => ({ ...position, id: of(position.id) })),
      })),
    }),
  };
}

/** The spaces that it begins with stand for nothing. */
const addressable = (id: string): string => id.trimStart().replace(/[/\p{Cc}]/gu, '-') || 'node';
