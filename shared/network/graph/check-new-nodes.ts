import { isAddressable } from '../../contract/device-id.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { elementRefusal } from './check-graph.ts';

/**
 * Validates the ids of nodes that a graph did not have before: each names a device in addresses. Those that earlier releases took
 * stay.
 * @throws Refusal `unprocessable` that names the first one
 */
export function checkNewNodes(before: Graph, after: Graph): void {
  const known = new Set(before.nodes.map(({ id }) => id));
  for (const { id } of after.nodes) {
    if (known.has(id) || isAddressable(id)) continue;
    throw elementRefusal(
      `nodes[${id}].id`,
      `A new node cannot have the id “${id}”: an id contains no slash and no control character, and does not begin with a space.`,
      'must contain no slash and no control character, and not begin with a space',
    );
  }
}
