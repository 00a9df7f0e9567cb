import { type Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { drawnParts } from '#shared/network/graph/drawn-parts.ts';
import type { Position, Positions } from './positions.ts';

/** Ids of what a person chose. */
export interface Elements {
  readonly nodes: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
  /** None where it is left out. */
  readonly notes?: ReadonlySet<string>;
}

/** How many they are. */
export const sizeOf = ({ nodes, edges, notes }: Elements): number =>
  nodes.size + edges.size + (notes?.size ?? 0);

/** Why a text cannot be a label, as a sentence; undefined where it can. */
export function labelProblem(label: string): string | undefined {
  const text = label.trim();
  if (text === '') return 'A label must not be empty.';
  return TopologyNode.shape.label.safeParse(text).success ? undefined : 'A label has at most 100 characters.';
}

/** The graph with another label on one node; the same graph where nothing changes. */
export const relabelNode = (graph: Graph, id: string, label: string): Graph =>
  relabelNodes(graph, new Map([[id, label]]));

/** The graph with other labels on some nodes, by their ids; what cannot be a label is left out. */
export function relabelNodes(graph: Graph, labels: ReadonlyMap<string, string>): Graph {
  return changeNodes(graph, (node) => {
    const text = labels.get(node.id)?.trim();
    const isNew = text !== undefined && text !== node.label && labelProblem(text) === undefined;
    return isNew ? { ...node, label: text } : node;
  });
}

/** The graph with nodes at other places, rounded to whole pixels. */
export function moveNodes(graph: Graph, positions: Pick<Positions, 'get'>): Graph {
  return changeNodes(graph, (node) => {
    const to = positions.get(node.id);
    if (!to) return node;
    const position = { x: Math.round(to.x), y: Math.round(to.y) };
    return samePlace(node.position, position) ? node : { ...node, position };
  });
}

/** The graph without these nodes and links, and without the links that ended on one of the nodes. */
export function removeElements(graph: Graph, { nodes, edges, notes }: Elements): Graph {
  const { notes: before = [] } = graph;
  const keptNotes = notes ? before.filter(({ id }) => !notes.has(id)) : before;
  const keptNodes = graph.nodes.filter((node) => !nodes.has(node.id));
  const keptEdges = graph.edges.filter(
    (edge) => !edges.has(edge.id) && !nodes.has(edge.source) && !nodes.has(edge.target),
  );
  const gone =
    [graph.nodes, graph.edges, before].flat().length - [keptNodes, keptEdges, keptNotes].flat().length;
  if (gone === 0) return graph;
  return {
    nodes: keptNodes.length === graph.nodes.length ? graph.nodes : keptNodes,
    edges: keptEdges.length === graph.edges.length ? graph.edges : keptEdges,
    subnets: graph.subnets,
    ...drawnParts({ ...graph, notes: keptNotes }),
  };
}

/** The graph with one more node; the same graph where the id is taken or the node breaks the contract. */
export function addNode(graph: Graph, node: TopologyNode): Graph {
  const taken = graph.nodes.some(({ id }) => id === node.id);
  if (taken || !TopologyNode.safeParse(node).success) return graph;
  return { ...graph, nodes: [...graph.nodes, node] };
}

/** The graph with one more link; the same graph where an end is missing, both are one, or the id is taken. */
export function connectNodes(graph: Graph, edge: TopologyEdge): Graph {
  const ends = new Set(graph.nodes.filter(({ id }) => id === edge.source || id === edge.target));
  const taken = graph.edges.some(({ id }) => id === edge.id);
  if (ends.size !== 2 || taken || !TopologyEdge.safeParse(edge).success) return graph;
  return { ...graph, edges: [...graph.edges, edge] };
}

/** The graph with another type on one link. */
export function retypeEdge(graph: Graph, id: string, type: TopologyEdge['type']): Graph {
  if (!graph.edges.some((edge) => edge.id === id && edge.type !== type)) return graph;
  return { ...graph, edges: graph.edges.map((edge) => (edge.id === id ? { ...edge, type } : edge)) };
}

function changeNodes(graph: Graph, change: (node: TopologyNode) => TopologyNode): Graph {
  const nodes = graph.nodes.map(change);
  return nodes.some((node, i) => node !== graph.nodes[i]) ? { ...graph, nodes } : graph;
}

const samePlace = (a: Position | undefined, b: Position): boolean => a?.x === b.x && a.y === b.y;
