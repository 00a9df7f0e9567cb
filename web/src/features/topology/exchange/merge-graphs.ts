import type { Graph } from '#shared/contract/topology-items.ts';
import { UniqueIds } from '#shared/network/graph/unique-ids.ts';

/** Room between what is there and what is added. */
const gap = 160;

/** A topology with its notes beside another one: to its right, ids apart. Subnets of blocks that are there already are left out, and so are kept views. */
export function addedBeside(graph: Graph, added: Graph): Graph {
  const x = Math.max(0, ...graph.nodes.map(({ position }) => position?.x ?? 0));
  const left = Math.min(...added.nodes.map(({ position }) => position?.x ?? 0));
  const shift = graph.nodes.length === 0 ? 0 : x + gap - left;
  const nodeIds = new UniqueIds(graph.nodes);
  const nodes = new Map(added.nodes.map(({ id }) => [id, nodeIds.idFor(id)]));
  const edgeIds = new UniqueIds(graph.edges);
  const edges = new Map(added.edges.map(({ id }) => [id, edgeIds.idFor(id)]));
  const subnetIds = new UniqueIds(graph.subnets);
  const taken = new Set(graph.subnets.map(({ cidr }) => cidr));
  const noteIds = new UniqueIds(graph.notes);
  const notes = (added.notes ?? []).map(({ view: _, ...note }) => ({
    ...note,
    id: noteIds.idFor(note.id),
    position: { x: note.position.x + shift, y: note.position.y },
  }));
  const of = (known: ReadonlyMap<string, string>, id: string) => known.get(id) ?? id;
  return {
    ...graph,
    ...(notes.length > 0 && { notes: [...(graph.notes ?? []), ...notes] }),
    nodes: [
      ...graph.nodes,
      ...added.nodes.map((node) => ({
        ...node,
        id: of(nodes, node.id),
        ...(node.position && { position: { x: node.position.x + shift, y: node.position.y } }),
      })),
    ],
    edges: [
      ...graph.edges,
      ...added.edges.map((edge) => ({
        ...edge,
        id: of(edges, edge.id),
        source: of(nodes, edge.source),
        target: of(nodes, edge.target),
        ...(edge.circuit !== undefined && { circuit: of(edges, edge.circuit) }),
        ...(edge.underlay !== undefined && {
          underlay: { source: of(edges, edge.underlay.source), target: of(edges, edge.underlay.target) },
        }),
      })),
    ],
    subnets: [
      ...graph.subnets,
      ...added.subnets
        .filter(({ cidr }) => !taken.has(cidr))
        .map((subnet) => ({
          ...subnet,
          id: subnetIds.idFor(subnet.id),
          ...(subnet.circuit !== undefined && { circuit: of(edges, subnet.circuit) }),
          ...(subnet.firstHop !== undefined && {
            firstHop: {
              ...subnet.firstHop,
              members: subnet.firstHop.members.map((member) => ({ ...member, node: of(nodes, member.node) })),
            },
          }),
        })),
    ],
  };
}
