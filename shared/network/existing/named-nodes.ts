import type { TopologyNode } from '../../contract/topology-items.ts';
import { joinSome } from '../../vocabulary/lists.ts';

/** `HQ-CORE-1, HQ-CORE-2 and 4 more`. */
export const named = (nodes: readonly TopologyNode[]): string =>
  nodes.length === 0
    ? 'the edge'
    : joinSome(
        nodes.map(({ label }) => label),
        4,
      );
