import type { TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';

const mostNamed = 3;

/** `HQ-CORE-1 and HQ-CORE-2`, `HQ-AP-1, HQ-AP-2, HQ-AP-3 and 40 more`. */
export function labels(nodes: readonly Pick<TopologyNode, 'label'>[]): string {
  const named = nodes.slice(0, mostNamed).map(({ label }) => label);
  const more = nodes.length - named.length;
  return joinAnd(more > 0 ? [...named, `${more} more`] : named);
}
