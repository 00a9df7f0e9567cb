import type { Graph } from '#shared/contract/topology-items.ts';

/** Nodes by number, each with the numbers of its neighbours: a large plan is searched once for each of its devices. */
interface Neighbours {
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly of: readonly (readonly number[])[];
}

const known = new WeakMap<Graph, Neighbours>();

/** Ids that can be reached from a node, with some nodes failed. */
export function reachableFrom(
  graph: Graph,
  start: readonly string[],
  failed: ReadonlySet<string> = new Set(),
): Set<string> {
  const { ids, numbers, of } = known.get(graph) ?? neighboursIn(graph);
  const isClosed = new Uint8Array(ids.length);
  for (const id of failed) isClosed[numbers.get(id) ?? ids.length] = 1;
  const reached: number[] = [];
  const visit = (one: number) => {
    if (isClosed[one] !== 0) return;
    isClosed[one] = 1;
    reached.push(one);
  };
  for (const id of start) visit(numbers.get(id) ?? ids.length);
  // What is reached on the way is visited as well.
  for (const one of reached) for (const next of of[one] ?? []) visit(next);
  return new Set(reached.map((one) => ids[one] ?? ''));
}

function neighboursIn(graph: Graph): Neighbours {
  const ids = graph.nodes.map(({ id }) => id);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const of = ids.map((): number[] => []);
  for (const { source, target } of graph.edges) {
    const [a, b] = [numbers.get(source), numbers.get(target)];
    if (a === undefined || b === undefined)
      throw new Error(`A link of ${source} and ${target} ends nowhere.`);
    of[a]?.push(b);
    of[b]?.push(a);
  }
  const neighbours = { ids, numbers, of };
  known.set(graph, neighbours);
  return neighbours;
}
