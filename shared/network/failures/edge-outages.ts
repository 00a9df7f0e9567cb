import type { TopologyNode } from '../../contract/topology-items.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { isTunnel, oncePerCircuit } from '../graph/wan-links.ts';
import { type Failing, type Outage, unavailabilityOf } from './unavailability.ts';
import { type ZoneLink, zoneReach } from './zone-reach.ts';

/**
 * What cuts a whole site off the internet at its edge and, if its traffic goes through the hub, at the hub's: every
 * provider, device and circuit there, and every two of them that do so only together.
 */
export function edgeOutages(
  site: string,
  sites: ReadonlyMap<string, readonly TopologyNode[]>,
  index: NetworkIndex,
): Outage[] {
  const own = (sites.get(site) ?? []).filter(({ layer }) => layer === 'edge');
  const neighbours = own.flatMap(({ id }) => index.attachments.get(id) ?? []).map(({ other }) => other);
  const heads = neighbours.filter(({ type }) => type === 'switch');
  const zone = new Map([...own, ...heads, ...neighbours.filter(isProvider)].map((node) => [node.id, node]));
  const internet = providersOfInternet(index);
  const ends = tunnelEnds(own, index);
  if (ends.length > 0 || !neighbours.some((node) => internet.has(node))) {
    // Its way out leads through another site: all of that one's edge stands between it and the providers.
    const hubs = new Set(
      [...internet].flatMap(({ id }) => index.attachments.get(id) ?? []).map(({ other }) => other.site ?? ''),
    );
    for (const node of [...hubs].flatMap((hub) => sites.get(hub) ?? [])) {
      if (node.layer !== 'edge') continue;
      zone.set(node.id, node);
      for (const { other } of index.attachments.get(node.id) ?? [])
        if (isProvider(other)) zone.set(other.id, other);
    }
  }
  if (heads.length === 0 || zone.size > largestZone) return [];
  const links = linksWithin(zone, index);
  const reaches = zoneReach([...zone.values()], links);
  const providers = [...internet];
  const isCutOff = (...failed: readonly Failing[]) =>
    !reaches(heads, providers, failed) || (ends.length > 0 && !reaches(ends, providers, failed));
  if (isCutOff()) return [];
  const elements: Failing[] = [
    ...[...zone.values()].filter((node) => !heads.includes(node)).map((node) => ({ node })),
    ...oncePerCircuit(links.flatMap(({ edge }) => (edge.type === 'wan' ? edge : []))).map((edge) => ({
      edge,
    })),
  ];
  const alone = elements.filter((element) => isCutOff(element));
  const others = elements.filter((element) => !alone.includes(element));
  const twos = others.flatMap((first, at) =>
    others.slice(at + 1).flatMap((second) => (isCutOff(first, second) ? [[first, second]] : [])),
  );
  return [...alone.map((element) => [element]), ...twos].map((failed) => ({
    elements: failed.map(idOf),
    unavailability: failed.reduce((product, element) => product * unavailabilityOf(element), 1),
  }));
}

/** The hub's ends of the tunnels through which a site reaches the internet; none where it has a way of its own. */
function tunnelEnds(own: readonly TopologyNode[], { graph, attachments }: NetworkIndex): TopologyNode[] {
  const tunnels = own.flatMap(({ id }) => attachments.get(id) ?? []).filter(({ edge }) => isTunnel(edge));
  const ends = tunnels.flatMap(({ edge, other }) =>
    edge.target !== other.id && edge.carriesInternet ? [other] : [],
  );
  // A tunnel stays up on the member of a cluster that is left.
  return [...new Set(ends)].flatMap((end) =>
    end.cluster === undefined ? end : graph.nodes.filter(({ cluster }) => cluster === end.cluster),
  );
}

const isProvider = ({ type }: TopologyNode): boolean => type === 'internet';

/** A provider that joins sites alone (MPLS) is a device on the way, not the internet. */
const providersOfInternet = ({ graph, attachments }: NetworkIndex): ReadonlySet<TopologyNode> =>
  new Set(
    graph.nodes.filter(
      (node) =>
        isProvider(node) && !(attachments.get(node.id) ?? []).some(({ edge }) => edge.service === 'mpls'),
    ),
  );

/**
 * A hub of dozens of devices is not a pair any more; its outages are not computed in pairs. `zoneReach` takes at most
 * 32.
 */
const largestZone = 24;

function linksWithin(zone: ReadonlyMap<string, TopologyNode>, { attachments }: NetworkIndex): ZoneLink[] {
  const links = new Map<string, ZoneLink>();
  for (const node of zone.values()) {
    for (const { edge, other } of attachments.get(node.id) ?? []) {
      if (zone.has(other.id) && !isTunnel(edge)) links.set(edge.id, { edge, ends: [node, other] });
    }
  }
  return [...links.values()];
}

const idOf = (element: Failing): string => ('node' in element ? element.node.id : element.edge.id);
