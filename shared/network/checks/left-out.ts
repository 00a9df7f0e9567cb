import type { TopologyNode } from '../../contract/topology-items.ts';
import { joinSome } from '../../vocabulary/lists.ts';

/** So many are named. */
const mostNamed = 3;

/** The devices that were not configured, in a sentence: undefined where all were. */
export function leftOutSentence(left: readonly Pick<TopologyNode, 'label'>[]): string | undefined {
  if (left.length === 0) return undefined;
  const names = left.map(({ label }) => label);
  return `Not checked, because they have no address: ${joinSome(names, mostNamed)}.`;
}
