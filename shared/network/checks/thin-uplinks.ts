import type { Requirements } from '../../contract/requirements.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { type NetworkIndex, rateOf } from '../graph/network-index.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';
import type { Finding } from './finding.ts';
import { directionsOf } from './joined-switches.ts';
import { forwarding } from './oversubscription.ts';
import { statedOnLinks } from './stated-on-links.ts';

/** Switches whose hosts with ports beyond a gigabit send more at once, by what they state, than the uplinks that forward carry. */
export function thinUplinks(
  index: NetworkIndex,
  requirements: Requirements,
  { fastHostConcurrency }: Figures,
): Finding[] {
  const { segments } = requirements;
  if (!segments.some(({ mbpsPerHost = 0 }) => mbpsPerHost > linkMbps.user)) return [];
  const statedOn = statedOnLinks(index, requirements);
  return index.graph.nodes.flatMap((node): Finding[] => {
    if (node.type !== 'switch') return [];
    const { up, down } = directionsOf(node, index);
    const stated = down.reduce((sum, { edge, lanes }) => {
      const { mbpsPerHost = 0 } = statedOn(edge) ?? {};
      return sum + (mbpsPerHost > linkMbps.user ? Math.min(mbpsPerHost, rateOf(edge)) * lanes : 0);
    }, 0);
    const carried = forwarding(up);
    const atOnce = stated * fastHostConcurrency;
    if (up.length === 0 || atOnce <= carried) return [];
    return [
      {
        severity: 'warning',
        elements: [node.id],
        sentence: `${node.label}: its hosts with ports beyond a gigabit state ${formatRate(stated)}, ${formatRate(atOnce)} of it at once, and its uplinks that forward carry ${formatRate(carried)}. Raise the uplinks, or state in the assumptions how many of these hosts work at once.`,
      },
    ];
  });
}
