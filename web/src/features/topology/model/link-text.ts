import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import { linkRateText } from '#shared/network/graph/link-rate.ts';
import type { LinkText } from './look.ts';

/** What is written on a link: the parts that are asked for and known, `1 Gbit/s, VLAN 10, 20`. */
export function linkText(edge: TopologyEdge, texts: readonly LinkText[]): string {
  return texts.flatMap((text) => partOf(edge, text) ?? []).join(', ');
}

/** More VLANs than this are counted. */
const mostVlans = 3;

function partOf(edge: TopologyEdge, text: LinkText): string | undefined {
  switch (text) {
    case 'rate':
      return linkRateText(edge);
    case 'ports':
      return [edge.sourcePort, edge.targetPort].filter((port) => port !== undefined).join(' – ') || undefined;
    case 'vlans':
      if (edge.vlans.length === 0) return undefined;
      return edge.vlans.length > mostVlans ? `${edge.vlans.length} VLANs` : `VLAN ${edge.vlans.join(', ')}`;
    case 'address':
      return edge.subnet;
  }
}
