import type { Graph } from '#shared/contract/topology.ts';

/** Room between what is there and what is added. */
const gap = 160;

/** A topology beside another one: to its right, ids apart. Subnets of blocks that are there already are left out. */
export function addedBeside(graph: Graph, added: Graph): Graph {
  const x = Math.max(0, ...graph.nodes.map(({ position }) => position?.x ?? 0));
  const left = Math.min(...added.nodes.map(({ position }) => position?.x ?? 0));
  const shift = graph.nodes.length === 0 ? 0 : x + gap - left;
  const nodeId = freeIds(graph.nodes);
  const ids = new Map(added.nodes.map(({ id }) => [id, nodeId(id)]));
  const edgeId = freeIds(graph.edges);
  const edgeIds = new Map(added.edges.map(({ id }) => [id, edgeId(id)]));
  const subnetId = freeIds(graph.subnets);
  const taken = new Set(graph.subnets.map(({ cidr }) => cidr));
  const of = (known: ReadonlyMap<string, string>, id: string) => known.get(id) ?? id;
  return {
    ...graph,
    nodes: [
      ...graph.nodes,
      ...added.nodes.map((node) => ({
        ...node,
        id: of(ids, node.id),
        ...(node.position && { position: { x: node.position.x + shift, y: node.position.y } }),
      })),
    ],
    edges: [
      ...graph.edges,
      ...added.edges.map((edge) => ({
        ...edge,
        id: of(edgeIds, edge.id),
        source: of(ids, edge.source),
        target: of(ids, edge.target),
        ...(edge.circuit !== undefined && { circuit: of(edgeIds, edge.circuit) }),
        ...(edge.underlay !== undefined && {
          underlay: { source: of(edgeIds, edge.underlay.source), target: of(edgeIds, edge.underlay.target) },
        }),
      })),
    ],
    subnets: [
      ...graph.subnets,
      ...added.subnets
        .filter(({ cidr }) => !taken.has(cidr))
        .map((subnet) => ({
          ...subnet,
          id: subnetId(subnet.id),
          ...(subnet.circuit !== undefined && { circuit: of(edgeIds, subnet.circuit) }),
          ...(subnet.firstHop !== undefined && {
            firstHop: {
              ...subnet.firstHop,
              members: subnet.firstHop.members.map((member) => ({ ...member, node: of(ids, member.node) })),
            },
          }),
        })),
    ],
  };
}

/** Gives ids that none of the elements has, each once. */
function freeIds(elements: readonly { readonly id: string }[]): (id: string) => string {
  const taken = new Set(elements.map(({ id }) => id));
  return (id) => {
    let free = id;
    for (let number = 2; taken.has(free); number += 1) free = `${id.slice(0, 90)}~${number}`;
    taken.add(free);
    return free;
  };
}
