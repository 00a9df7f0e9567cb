import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';

/** So many are named. */
const mostNamed = 3;

/** The devices that were not configured, in a sentence: undefined where all were. */
export function leftOutSentence(left: readonly Pick<TopologyNode, 'label'>[]): string | undefined {
  if (left.length === 0) return undefined;
  const named = left.slice(0, mostNamed).map(({ label }) => label);
  const more = left.length - named.length;
  return `Not checked, for want of an address: ${joinAnd(more > 0 ? [...named, formatCount(more, 'other device')] : named)}.`;
}
