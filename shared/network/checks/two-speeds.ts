import { groupSpeed, type PortsOfOneSpeed } from '../../equipment/speed-groups.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import type { Attachment } from '../graph/network-index.ts';
import { rangesOf } from '../graph/port-range.ts';
import { type Finding, withFix } from './finding.ts';
import { freePortFix, type PortPlace, portsOfLink, speedAt } from './port-fix.ts';

/** A link that ends in a group of ports, and the speed that it needs the group to have. */
interface GroupedLink {
  readonly attachment: Attachment;
  readonly portMbps: number;
  readonly groupMbps: number;
}

/**
 * Links of another speed than most of those that end in the same group of ports, all of which run at one: of the two, one does not come
 * up. What is handed over by a provider counts where its transceiver is known.
 */
export function twoSpeeds(place: PortPlace): Finding[] {
  return [...linksByGroup(place)].flatMap(([group, links]) => {
    const bySpeed = Map.groupBy(links, ({ groupMbps }) => groupMbps);
    if (bySpeed.size < 2) return [];
    const [most = []] = [...bySpeed.values()].sort((a, b) => b.length - a.length);
    const [other, more] = most;
    if (other === undefined) return [];
    return links
      .filter((link) => !most.includes(link))
      .map((link) => ({
        ...findingOf(place, group, link, other),
        ...withFix(
          freePortFix(place, link.attachment) ??
            (more === undefined ? freePortFix(place, other.attachment) : undefined),
        ),
      }));
  });
}

function linksByGroup(place: PortPlace): ReadonlyMap<PortsOfOneSpeed, readonly GroupedLink[]> {
  const links = new Map<PortsOfOneSpeed, GroupedLink[]>();
  for (const attachment of place.attachments) {
    const portMbps = speedAt(place, attachment);
    if (portMbps === undefined) continue;
    for (const group of new Set(portsOfLink(place, attachment).flatMap((port) => port.group ?? []))) {
      const known = links.get(group) ?? [];
      links.set(group, known);
      known.push({ attachment, portMbps, groupMbps: groupSpeed(group, portMbps) });
    }
  }
  return links;
}

function findingOf(
  { node }: PortPlace,
  group: PortsOfOneSpeed,
  { attachment, portMbps }: GroupedLink,
  other: GroupedLink,
): Finding {
  return {
    severity: 'failure',
    elements: [node.id, attachment.edge.id, other.attachment.edge.id],
    sentence:
      `${node.label}: the link to ${attachment.other.label} on ${attachment.port} runs at ${formatRate(portMbps)} and that to ` +
      `${other.attachment.other.label} on ${other.attachment.port} at ${formatRate(other.portMbps)}, but the ports ` +
      `${rangesOf(group.names)} all run at one speed. Move one of the two to another group.`,
  };
}
