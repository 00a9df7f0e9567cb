import type { Requirements } from '../../contract/requirements.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { type Attachment, isDataLink, type NetworkIndex } from '../graph/network-index.ts';
import { isUnbundled } from '../graph/redundant-trunk.ts';
import { edgeRates } from '../sizing/edge-rates.ts';
import type { Finding } from './finding.ts';
import { forwarding } from './oversubscription.ts';

/**
 * Routers and firewalls whose links to the switches of their site carry less than they have to: what leaves the site, and what they
 * let through between its VLANs, each of which goes over these links once in either direction. Of a trunk to each of a pair of
 * switches one forwards.
 */
export function thinEdgeLinks(index: NetworkIndex, requirements: Requirements): Finding[] {
  const rates = edgeRates(index.graph, requirements);
  return index.graph.nodes.flatMap((node): Finding[] => {
    const rate = rates.get(node.id);
    if (rate === undefined || rate.mbps === 0) return [];
    const inside = (index.attachments.get(node.id) ?? []).filter(
      ({ edge, other }) => edge.type !== 'wan' && other.type === 'switch' && isDataLink(edge, index),
    );
    if (inside.length === 0) return [];
    const [waiting, others] = partition(inside, ({ edge, other }) => isUnbundled(edge, node, other));
    const carried = forwarding(others) + Math.max(0, ...waiting.map((link) => forwarding([link])));
    if (carried >= rate.mbps) return [];
    return [
      {
        severity: 'warning',
        elements: [node.id, ...inside.map(({ edge }) => edge.id)],
        sentence: `${node.label}: its links to the inside carry ${formatRate(carried)}, and it has to carry ${rate.why}. Choose a model with faster ports, or bundle more of them.`,
      },
    ];
  });
}

function partition(
  links: readonly Attachment[],
  isMeant: (link: Attachment) => boolean,
): [Attachment[], Attachment[]] {
  return [links.filter(isMeant), links.filter((link) => !isMeant(link))];
}
