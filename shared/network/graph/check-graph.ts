import { Refusal } from '../../contract/errors.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { topologyLimits } from '../../contract/topology-limits.ts';
import { formatNumber } from '../../vocabulary/counts.ts';

/**
 * Validates what every reader relies on: ids are unique, links end at two different nodes of the graph, and it is
 * within the limits.
 * @throws Refusal `unprocessable` that names the first element at fault.
 */
export function checkGraph(graph: Graph): void {
  checkSize(graph);
  const nodes = uniqueIds('nodes', 'node', graph.nodes);
  uniqueIds('edges', 'link', graph.edges);
  uniqueIds('subnets', 'subnet', graph.subnets);
  uniqueIds('notes', 'note', graph.notes ?? []);
  uniqueIds('views', 'view', graph.views ?? []);
  for (const edge of graph.edges) {
    if (edge.source === edge.target)
      throw elementRefusal(
        `edges[${edge.id}].target`,
        `The link “${edge.id}” connects “${edge.source}” to itself. Choose two different ends.`,
        'must differ from source',
      );
    for (const end of ['source', 'target'] as const) {
      if (!nodes.has(edge[end])) {
        throw elementRefusal(
          `edges[${edge.id}].${end}`,
          `The link “${edge.id}” ends at “${edge[end]}”, which does not exist.`,
          `names “${edge[end]}”, which does not exist`,
        );
      }
    }
  }
}

/** One element of a topology rejected; `field` is its list and id, and `message` continues from it. */
export const elementRefusal = (field: string, sentence: string, message: string): Refusal =>
  new Refusal('unprocessable', sentence, { fields: [{ field, message }] });

function checkSize(graph: Graph): void {
  for (const list of [
    'nodes',
    'edges',
    'subnets',
    'notes',
    'views',
  ] as const satisfies (keyof typeof topologyLimits)[]) {
    const count = graph[list]?.length ?? 0;
    if (count <= topologyLimits[list]) continue;
    const most = formatNumber(topologyLimits[list]);
    const what = list === 'edges' ? 'links' : list;
    throw elementRefusal(
      list,
      `A topology can have at most ${most} ${what}; this one would have ${formatNumber(count)}.`,
      `must have at most ${most} entries`,
    );
  }
}

function uniqueIds(list: string, what: string, elements: readonly { readonly id: string }[]): Set<string> {
  const ids = new Set<string>();
  for (const { id } of elements) {
    if (ids.has(id))
      throw elementRefusal(
        `${list}[${id}].id`,
        `There is more than one ${what} with the id “${id}”.`,
        `is the id of another ${what}, too`,
      );
    ids.add(id);
  }
  return ids;
}
