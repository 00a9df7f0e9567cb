import type { TopologyNode } from '../../contract/topology-items.ts';
import { isStandbyMember } from '../graph/clusters.ts';

/** What is looked at of a link. */
interface Ends {
  readonly source: TopologyNode;
  readonly target: TopologyNode;
}

/**
 * Links to a cluster of which one member is active, in twos: the n-th link of a device to one member has the n-th to the other as its twin, which is left out
 * of the list. Other links stay as they are.
 */
export function withTwins<Link extends Ends>(links: readonly Link[]): (Link & { readonly twin?: Link })[] {
  const counts = new Map<string, number>();
  const firsts = new Map<string, Link>();
  const twins = new Map<Link, Link>();
  for (const link of links) {
    const { source, target } = link;
    const [member, other] = isStandbyMember(source) ? [source, target] : [target, source];
    if (!isStandbyMember(member) || isStandbyMember(other)) continue;
    const own = `${member.id} ${other.id}`;
    const nth = counts.get(own) ?? 0;
    counts.set(own, nth + 1);
    const key = `${member.cluster} ${other.id} ${nth}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, link);
    else twins.set(first, link);
  }
  const seconds = new Set(twins.values());
  return links.flatMap((link) => {
    if (seconds.has(link)) return [];
    const twin = twins.get(link);
    return twin === undefined ? link : { ...link, twin };
  });
}
