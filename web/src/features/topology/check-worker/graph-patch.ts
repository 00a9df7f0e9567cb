import type { Graph } from '#shared/contract/topology-items.ts';

/** What turns one graph into another, small where little changed. */
export interface GraphPatch {
  readonly nodes: ListPatch<Graph['nodes'][number]>;
  readonly edges: ListPatch<Graph['edges'][number]>;
  readonly subnets: ListPatch<Graph['subnets'][number]>;
}

interface ListPatch<E> {
  /** Elements that are new or differ. */
  readonly put: readonly E[];
  /** Ids of all elements in their order; absent where no element came, went or moved. */
  readonly order?: readonly string[];
}

const nothing: Graph = { nodes: [], edges: [], subnets: [] };

/** The difference, found by identity: edited graphs share what did not change. */
export const patchBetween = (before: Graph = nothing, after: Graph): GraphPatch => ({
  nodes: listPatch(before.nodes, after.nodes),
  edges: listPatch(before.edges, after.edges),
  subnets: listPatch(before.subnets, after.subnets),
});

/** The graph after a patch; the one given stays as it is. */
export const patched = (graph: Graph = nothing, patch: GraphPatch): Graph => ({
  nodes: patchedList(graph.nodes, patch.nodes),
  edges: patchedList(graph.edges, patch.edges),
  subnets: patchedList(graph.subnets, patch.subnets),
});

/**
 * The patch in parts of at most `most` elements, to be applied in turn: copying a large graph to a worker at once
 * would hold up the page. Only the last part has the order, and so takes away what went.
 */
export function parts(patch: GraphPatch, most: number): GraphPatch[] {
  const { nodes, edges, subnets } = patch;
  const whole = Math.max(nodes.put.length, edges.put.length, subnets.put.length);
  if (whole <= most) return [patch];
  const early: GraphPatch[] = [];
  for (let start = 0; start < whole; start += most) {
    const part = <E>({ put }: ListPatch<E>): ListPatch<E> => ({ put: put.slice(start, start + most) });
    early.push({ nodes: part(nodes), edges: part(edges), subnets: part(subnets) });
  }
  const rest = <E>({ order }: ListPatch<E>): ListPatch<E> => ({ put: [], ...(order && { order }) });
  return [...early, { nodes: rest(nodes), edges: rest(edges), subnets: rest(subnets) }];
}

interface Element {
  readonly id: string;
}

function listPatch<E extends Element>(before: readonly E[], after: readonly E[]): ListPatch<E> {
  if (before === after) return { put: [] };
  const known = new Set(before);
  const put = after.filter((element) => !known.has(element));
  const inPlace = before.length === after.length && after.every(({ id }, at) => before[at]?.id === id);
  return inPlace ? { put } : { put, order: after.map(({ id }) => id) };
}

function patchedList<E extends Element>(list: E[], { put, order }: ListPatch<E>): E[] {
  if (put.length === 0 && order === undefined) return list;
  const byId = new Map(list.map((element) => [element.id, element]));
  for (const element of put) byId.set(element.id, element);
  return order === undefined ? [...byId.values()] : order.flatMap((id) => byId.get(id) ?? []);
}
