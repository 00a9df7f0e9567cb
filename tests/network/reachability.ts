import type { Graph } from '#shared/contract/topology.ts';

/** Ids that can be reached from a node, with some nodes failed. */
export function reachableFrom(
  graph: Graph,
  start: readonly string[],
  failed: ReadonlySet<string> = new Set(),
): Set<string> {
  const links = new Map<string, string[]>();
  for (const { source, target } of graph.edges) {
    links.set(source, [...(links.get(source) ?? []), target]);
    links.set(target, [...(links.get(target) ?? []), source]);
  }
  const seen = new Set(start.filter((id) => !failed.has(id)));
  const queue = [...seen];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const next of links.get(id) ?? []) {
      if (failed.has(next) || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}
